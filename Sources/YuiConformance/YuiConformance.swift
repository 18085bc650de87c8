//  YuiConformance
