import { brotliDecompressSync } from "node:zlib";
import { type Composite, type Contour, glyphReader } from "./woff2-glyphs.ts";

export type Glyph = { advance: number; path: string };

/** The tables by number, as far as we need any of them (W3C, WOFF 2.0, §5.2). */
const knownTags = [
  "cmap",
  "head",
  "hhea",
  "hmtx",
  "maxp",
  "name",
  "OS/2",
  "post",
  "cvt ",
  "fpgm",
  "glyf",
  "loca",
];
const otherTag = 63;

/** Reads what a font of ours holds: outlines of TrueType, packed as WOFF2. */
export function outlinesIn(file: Buffer): { unitsPerEm: number; find: (sign: string) => Glyph | null } {
  const tables = unpacked(file);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no ${tag}`);
    return found;
  };
  const metrics = table("hmtx");
  const numberOfMetrics = table("hhea").data.readUInt16BE(34);
  const glyphOf = characterMap(table("cmap").data);
  const glyphs = glyphReader(table("glyf").data);
  const advanceOf = (glyph: number) => {
    const at = Math.min(glyph, numberOfMetrics - 1);
    // Packed, the advances stand behind one byte of flags; otherwise each is followed by a bearing.
    return metrics.data.readUInt16BE(metrics.isTransformed ? 1 + at * 2 : at * 4);
  };
  const contoursOf = (glyph: number): Contour[] => {
    const found = glyphs[glyph] ?? [];
    return Array.isArray(found) ? found : found.parts.flatMap((part) => moved(contoursOf(part.glyph), part));
  };
  return {
    unitsPerEm: table("head").data.readUInt16BE(18),
    find: (sign) => {
      const glyph = glyphOf(sign.codePointAt(0) ?? 0);
      return glyph === 0 ? null : { advance: advanceOf(glyph), path: contoursOf(glyph).map(pathOf).join("") };
    },
  };
}

type Table = { data: Buffer; isTransformed: boolean };

function unpacked(file: Buffer): Map<string, Table> {
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++] ?? 0;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const entries: { tag: string; length: number; isTransformed: boolean }[] = [];
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++] ?? 0;
    const number = flags & 0x3f;
    let tag = knownTags[number] ?? `#${number}`;
    if (number === otherTag) {
      tag = file.toString("latin1", at, at + 4);
      at += 4;
    }
    // Outlines are packed unless they say otherwise, everything else is not.
    const isTransformed = tag === "glyf" || tag === "loca" ? flags >> 6 === 0 : flags >> 6 !== 0;
    const plain = base128();
    entries.push({ tag, isTransformed, length: isTransformed ? base128() : plain });
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(
    entries.map(({ tag, length, isTransformed }) => {
      start += length;
      return [tag, { data: data.subarray(start - length, start), isTransformed }];
    }),
  );
}

/** Format 4: segments of characters, each with what to add to get at its glyphs. */
function characterMap(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no map of format 4");
  const twice = cmap.readUInt16BE(start + 6);
  const [ends, starts] = [start + 14, start + 16 + twice];
  const [deltas, ranges] = [starts + twice, starts + 2 * twice];
  return (code) => {
    for (let at = 0; at < twice; at += 2) {
      if (code > cmap.readUInt16BE(ends + at)) continue;
      const first = cmap.readUInt16BE(starts + at);
      if (code < first) return 0;
      const delta = cmap.readUInt16BE(deltas + at);
      const range = cmap.readUInt16BE(ranges + at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(ranges + at + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function moved(contours: Contour[], { x, y, scale }: Composite["parts"][number]): Contour[] {
  return contours.map((points) =>
    points.map((point) => ({
      isOn: point.isOn,
      x: point.x * scale[0] + point.y * scale[2] + x,
      y: point.x * scale[1] + point.y * scale[3] + y,
    })),
  );
}

/** Between two points off the curve lies one on it. Downwards is y in an SVG. */
function pathOf(points: Contour): string {
  const whole = points.flatMap((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    const between = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOn: true };
    return point.isOn || next.isOn ? [point] : [point, between];
  });
  const begin = whole.findIndex(({ isOn }) => isOn);
  const [first, ...rest] = [...whole.slice(begin), ...whole.slice(0, begin)];
  if (!first) return "";
  const write = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(-y)}`;
  let path = `M${write(first)}`;
  for (let at = 0; at < rest.length; at++) {
    const point = rest[at] ?? first;
    if (point.isOn) path += `L${write(point)}`;
    else {
      path += `Q${write(point)} ${write(rest[at + 1] ?? first)}`;
      at += 1;
    }
  }
  return `${path}Z`;
}
