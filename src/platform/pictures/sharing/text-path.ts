import font from "./glyphs.json" with { type: "json" };

const glyphs: Record<string, { advance: number; path: string }> = font.glyphs;
const fallback = glyphs["?"] ?? { advance: font.unitsPerEm / 2, path: "" };

/** A non-breaking space is as wide as any other, and as empty. */
const glyphOf = (character: string) => glyphs[character === "\u00a0" ? " " : character] ?? fallback;

export function textWidth(text: string, size: number): number {
  const units = [...text].reduce((sum, character) => sum + glyphOf(character).advance, 0);
  return (units * size) / font.unitsPerEm;
}

export type TextStyle = {
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  fill: string;
  /** How much the outline is thickened, in thousandths of the size: the font file's own weight is the regular one. */
  bold?: number;
};

/** Text as outlines: no font of the machine is asked. */
export function textPath(text: string, { x, y, size, fill, bold = 0 }: TextStyle): string {
  let at = 0;
  const paths = [...text].map((character) => {
    const { advance, path } = glyphOf(character);
    const placed = path === "" ? "" : `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += advance;
    return placed;
  });
  const stroke = bold === 0 ? "" : ` stroke="${fill}" stroke-width="${(bold * font.unitsPerEm) / 1_000}"`;
  const scale = size / font.unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"${stroke}>${paths.join("")}</g>`;
}

/** Words in at most so many lines; what does not fit ends with three dots. */
export function wrapped(text: string, size: number, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const visibleLines = lines.slice(0, maxLines).map((line) => cut(line, size, width));
  const last = visibleLines.at(-1);
  if (lines.length > maxLines && last !== undefined)
    visibleLines[visibleLines.length - 1] = cut(`${last}…`, size, width);
  return visibleLines;
}

function cut(line: string, size: number, width: number): string {
  if (textWidth(line, size) <= width) return line;
  let shortened = line.replace(/…$/, "");
  while (shortened.length > 1 && textWidth(`${shortened}…`, size) > width) shortened = shortened.slice(0, -1);
  return `${shortened.trimEnd()}…`;
}
