// The layout's types are nested, so that their short names stay free for a client's own and for
// SwiftUI's. In here they go by the short ones.

package typealias Size = WidgetLayout.Size
package typealias Point = WidgetLayout.Point
package typealias Rect = WidgetLayout.Rect
package typealias Block = WidgetLayout.Block
package typealias Element = WidgetLayout.Element
package typealias TextRun = WidgetLayout.TextRun
package typealias LiveText = WidgetLayout.LiveText
package typealias Font = WidgetLayout.Font
package typealias Symbol = WidgetLayout.Symbol
package typealias Drawing = WidgetLayout.Drawing
package typealias Mark = WidgetLayout.Mark
package typealias DataRange = WidgetLayout.DataRange
package typealias Button = WidgetLayout.Button
package typealias Intent = WidgetLayout.Intent
package typealias Picture = WidgetLayout.Picture
package typealias Fill = WidgetLayout.Fill
package typealias Role = WidgetLayout.Role
