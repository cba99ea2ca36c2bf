// Replaces the page's own fonts by the same files at a given percentage of their size, and answers how
// wide each is then, in percent of what it was.
const [percent, families, done] = arguments;
const width = (family) => {
  const text = document.createElement("span");
  Object.assign(text.style, { position: "absolute", whiteSpace: "nowrap", fontFamily: `"${family}"`, fontSize: "100px" });
  text.textContent = "Havana 1234567890 Reinhard Staupe";
  document.body.append(text);
  const { width } = text.getBoundingClientRect();
  text.remove();
  return width;
};
const nameOf = (rule) => rule.style.getPropertyValue("font-family").replaceAll('"', "");
const shipped = (window.shippedFaces ??= {});
const loaded = () => Promise.all(families.map((family) => document.fonts.load(`100px "${family}"`))).then(() => document.fonts.ready);
(async () => {
  await loaded();
  const widths = (window.shippedWidths ??= Object.fromEntries(families.map((family) => [family, width(family)])));
  for (const sheet of document.styleSheets) {
    for (const [place, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !families.includes(nameOf(rule))) continue;
      const source = (shipped[nameOf(rule)] ??= rule.cssText);
      sheet.deleteRule(place);
      sheet.insertRule(source.replace(/}\s*$/, `; size-adjust: ${percent}%; }`), place);
    }
  }
  await loaded();
  done(Object.fromEntries(families.map((family) => [family, (100 * width(family)) / widths[family]])));
})();
