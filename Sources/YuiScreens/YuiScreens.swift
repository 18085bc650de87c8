//  YuiScreens: what the replies of a thread leave behind. Ops in, screens and pinned copies out.
//
//      Op ---> State/ ---> screens, shelf, drawer, look ---> Change: what to draw again
//                |  ^
//                v  |           Copies/ ---> a widget's copy of one saved screen
//              Index/           Store/  ---> copies and events on disk
//
//      screens   1 [ say  deck  page  page ]     2 [ stat@weight  list@today ]     slots of nodes
//                                                      ^
//      index     weight -> newest on a screen ---------+
//                       -> saved as `health` -----+
//                                                 v
//      shelf     health [ stat@weight  list@today ]   ~weight 178.4lb changes both
//
//  Nodes     what an add leaves: key, id, preset, props as said. Trees of heads and members.
//  Defaults  what is laid under the props for a renderer.
//  State     one verb of the language a file. Refused is refused whole: an error, nothing else.
//  Index     who answers to an id or a preset's name, at the same cost on any screen. A patch
//            allocates for what it changes and for the Change alone.
//  Stage, Pages, Rows, Menu  the rules that a client asks for, each a pure function of ops or nodes.
//  Bodies    what a person typed, said about an item, or did, as text for the agent; and back.
//  Tables    the agent's tables: create, put, query.
//  Copies    a widget's copy of a saved screen, kept current row by row.
//  Events, Store  the outbox, the files. The one folder that imports Foundation is Store.
//  Relay     which pins a reply touches, and when to push.
