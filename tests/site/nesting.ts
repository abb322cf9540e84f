const headings = "h1 h2 h3 h4 h5 h6";
/** Elements that hold words only: no block may stand in them. */
const forWords = new Set(`span p label em strong b i small button summary dt legend ${headings}`.split(" "));
const blocks = new Set(
  `address article aside details div dl fieldset figure footer form header hr main nav ol p pre section table ul ${headings}`.split(
    " ",
  ),
);
const withoutEnd = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** May stand among words and hold what its surroundings may. */
const transparent = new Set(["a", "ins", "del"]);

/** "span > fieldset" for every block that stands where only words may. */
export function misplacedBlocks(html: string): string[] {
  const open: string[] = [];
  const found = new Set<string>();
  const tags = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<svg\b.*?<\/svg>/gs, "")
    .matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g);
  for (const [, isEnd, name = ""] of tags) {
    if (isEnd) {
      const at = open.lastIndexOf(name);
      if (at !== -1) open.length = at;
      continue;
    }
    const around = open.findLast((tag) => !transparent.has(tag)) ?? "";
    if (blocks.has(name) && forWords.has(around)) found.add(`${around} > ${name}`);
    if (!withoutEnd.has(name)) open.push(name);
  }
  return [...found];
}
