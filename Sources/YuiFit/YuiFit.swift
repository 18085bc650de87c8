//  YuiFit: from a screen to a widget. A pinned copy in, a layout out; no file, no clock, no font.
//
//      copy ----> components ----> forms, lean to rich ----> layout ----> preview, view
//      Fitting/   groups are one   Forms/  Fitting/          Layout/      Preview/
//                                  Metrics/, Texts/, Canvas/
//
//      stat@weight 178.4lb Weight delta=-2.8 spark=...     systemMedium: 318 x 132 inside
//      |                                                   +--------------------------------+
//      | lean  25  Weight          178.4 lb v2.8           | Weight                 __      |
//      | pair  45  Weight / 178.4 lb v2.8  __--~~          | 178.4 lb v2.8  ~~~~--__        | 45
//      | large 79  Weight / 178.4 lb / v2.8 this week      | Today                          | +8
//      list@today Today "Walk 30 min" ... +check           | o Walk 30 min                  | 60
//      | lean  60  a title and 2 items; +22 an item        | o Read ch. 4                   |
//                                                          | 4 more in Yui                  | +6+13
//                                                          +--------------------------------+
//
//  Canvas   the families and how large they are, device by device, in whole pixels.
//  Metrics  fonts at the person's text size; how wide a text is; where lines break and are cut.
//  Texts    every word that a layout says by itself, in one table; numbers, units, dates.
//  Forms    a ladder of levels for each preset, drawn by one piece of code that also measures.
//  Fitting  the first pass takes the longest prefix in leanest forms, the second makes it richer.
//           What is not shown is counted and not measured.
//  Layout   frames, lines, marks, buttons: a view draws them and decides nothing.
//  Preview  the layout in a terminal's characters, and as SVG.
