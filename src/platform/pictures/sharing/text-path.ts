import font from "./glyphs.json" with { type: "json" };

const glyphs: Record<string, { advance: number; path: string }> = font.glyphs;
const fallback = glyphs["?"] ?? { advance: font.unitsPerEm / 2, path: "" };

/** A non-breaking space is as wide as any other, and as empty. */
const glyphOf = (sign: string) => glyphs[sign === "\u00a0" ? " " : sign] ?? fallback;

export function textWidth(text: string, size: number): number {
  const units = [...text].reduce((sum, sign) => sum + glyphOf(sign).advance, 0);
  return (units * size) / font.unitsPerEm;
}

export type TextLook = {
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  fill: string;
  /** How much the outline is thickened, in thousandths of the size: the font file's own weight is the regular one. */
  bold?: number;
};

/** Text as outlines: no font of the machine is asked. */
export function textPath(text: string, { x, y, size, fill, bold = 0 }: TextLook): string {
  let at = 0;
  const paths = [...text].map((sign) => {
    const { advance, path } = glyphOf(sign);
    const placed = path === "" ? "" : `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += advance;
    return placed;
  });
  const stroke = bold === 0 ? "" : ` stroke="${fill}" stroke-width="${(bold * font.unitsPerEm) / 1_000}"`;
  const scale = size / font.unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"${stroke}>${paths.join("")}</g>`;
}

/** Words in at most so many lines; what does not fit ends with three dots. */
export function wrapped(text: string, size: number, width: number, linesAtMost: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, linesAtMost).map((line) => cut(line, size, width));
  const last = shown.at(-1);
  if (lines.length > linesAtMost && last !== undefined)
    shown[shown.length - 1] = cut(`${last}…`, size, width);
  return shown;
}

function cut(line: string, size: number, width: number): string {
  if (textWidth(line, size) <= width) return line;
  let kept = line.replace(/…$/, "");
  while (kept.length > 1 && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
