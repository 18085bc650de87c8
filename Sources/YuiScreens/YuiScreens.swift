//  YuiScreens
