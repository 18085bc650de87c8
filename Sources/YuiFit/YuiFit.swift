//  YuiFit
