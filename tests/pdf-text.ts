import { inflateSync } from "node:zlib";

/** What a reader of the PDF would copy: the glyphs of each font, turned back into letters by the font's own table. */
export function pdfText(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = "", body = ""]) => [id, body] as const,
    ),
  );
  const streamOf = (body = "") => {
    const [, bytes] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
    return bytes === undefined ? "" : inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
  };
  const letters = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = "", id = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? [];
      if (table !== undefined) letters.set(name, tableOf(streamOf(objects.get(table))));
    }
  return [...objects.values()]
    .filter((body) => body.includes("stream") && !body.includes("/FontFile"))
    .map(streamOf)
    .filter((text) => text.includes("BT"))
    .map((page) => lines(page, letters))
    .join("\n");
}

function lines(page: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  const said: string[] = [];
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = letters.get(name) ?? new Map();
    else
      said.push(
        [...(shown ?? "").matchAll(/<([0-9a-f]*)>/g)]
          .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => font.get(glyph) ?? "?")
          .join(""),
      );
  }
  return said.join("\n");
}

/** Ranges of glyphs as they stand: `<0000> <0003> [<0000> <0041> …]`. */
function tableOf(table: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, from = "", list = ""] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ""], at) => {
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, "0");
      const units = hex.replaceAll(" ", "").match(/.{4}/g) ?? [];
      found.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  return found;
}
