/// What the page finds out about itself when it is opened with `#check`: text that leaves its
/// widget or lies on other text, and characters for which no font has a picture.
enum GalleryCheck {
  static let script = #"""
    // A ground of 24 points is around each widget.
    const inset = 24, slack = 2;
    function name(figure) {
      const article = figure.closest("article");
      let screen = figure.parentElement;
      while (screen && screen.tagName !== "H4") screen = screen.previousElementSibling;
      return [article.querySelector("h3").textContent, screen ? screen.textContent : "",
        figure.querySelector("figcaption").textContent].join(", ");
    }
    // The browser's font is not the system's: what is a little wider than reckoned is no fault, and
    // other scripts than Latin come from yet another one.
    function places(figure) {
      const svg = figure.querySelector("svg");
      const scale = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
      const origin = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("text")].map(text => {
        const box = text.getBoundingClientRect();
        const size = parseFloat(text.getAttribute("font-size"));
        const middle = ((box.top + box.bottom) / 2 - origin.top) * scale;
        return { text: text.textContent, left: (box.left - origin.left) * scale,
          right: (box.right - origin.left) * scale, top: middle - size * 0.36,
          bottom: middle + size * 0.36, size };
      });
    }
    function faults(figure) {
      const [x, y, width, height] = figure.dataset.box.split(" ").map(Number);
      const found = [], texts = places(figure);
      for (const text of texts) {
        const share = /^[\u0000-\u024F\u2000-\u22FF]*$/.test(text.text) ? 0.04 : 0.12;
        const room = Math.max(slack, (text.right - text.left) * share);
        if (text.left < x + inset - room || text.right > x + inset + width + room ||
          text.top < y + inset - slack || text.bottom > y + inset + height + slack)
          found.push(`leaves the widget: ${text.text}`);
      }
      texts.forEach((one, place) => texts.slice(place + 1).forEach(other => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > slack && down > slack) found.push(`lie on each other: ${one.text} | ${other.text}`);
      }));
      return found;
    }
    function missing() {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 48;
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      const family = document.querySelector("figure svg").getAttribute("font-family");
      const picture = text => {
        pen.clearRect(0, 0, 48, 48);
        pen.font = `24px ${family}`;
        pen.fillText(text, 8, 34);
        return pen.getImageData(0, 0, 48, 48).data.join();
      };
      const nothing = picture("\u{10FFFF}");
      const seen = new Set();
      document.querySelectorAll("figure text").forEach(text => {
        for (const character of text.textContent) seen.add(character);
      });
      return [...seen].filter(character =>
        character.codePointAt(0) > 32 && picture(character) === nothing);
    }
    function check() {
      const lines = [];
      const figures = [...document.querySelectorAll("figure")];
      for (const figure of figures)
        for (const fault of faults(figure)) lines.push(`${name(figure)}: ${fault}`);
      for (const character of missing())
        lines.push(`no font has U+${character.codePointAt(0).toString(16).toUpperCase()}`);
      const page = document.documentElement;
      if (page.scrollWidth > page.clientWidth + 1) lines.push("the page is wider than its window");
      const report = document.createElement("pre");
      report.id = "faults";
      report.textContent =
        lines.map(line => `FAULT ${line}\n`).join("") +
        `CHECKED ${figures.length} widgets, ${lines.length} faults`;
      document.body.append(report);
    }
    if (location.hash === "#check") document.fonts.ready.then(check);
    """#
}
