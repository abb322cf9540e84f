type Point = { x: number; y: number; isOn: boolean };
export type Contour = Point[];
/** A letter that is put together from others: å is a and a ring. */
export type Composite = {
  parts: { glyph: number; x: number; y: number; scale: readonly [number, number, number, number] }[];
};

/** A stream of the packed table: every kind of number stands in one of its own. */
function stream(data: Buffer, start: number, length: number) {
  let at = start;
  const byte = () => {
    if (at >= start + length) throw new Error("The font ends too soon");
    return data[at++] ?? 0;
  };
  const short = () => (byte() << 8) | byte();
  return {
    byte,
    short,
    signed: () => (short() << 16) >> 16,
    skip: (count: number) => {
      at += count;
    },
    /** 255UInt16 */
    packed: () => {
      const first = byte();
      if (first === 253) return short();
      if (first === 254) return 506 + byte();
      return first === 255 ? 253 + byte() : first;
    },
  };
}
type Stream = ReturnType<typeof stream>;

/** All outlines of a transformed glyf table (W3C, WOFF 2.0, §5.1). */
export function glyphReader(data: Buffer): (Contour[] | Composite)[] {
  const count = data.readUInt16BE(4);
  let start = 36;
  const next = (index: number) => {
    const length = data.readUInt32BE(8 + index * 4);
    start += length;
    return stream(data, start - length, length);
  };
  const [contours, points, flags, coordinates, composites] = [next(0), next(1), next(2), next(3), next(4)];
  return Array.from({ length: count }, () => {
    const number = contours.signed();
    if (number === 0) return [];
    if (number < 0) return composite(composites, coordinates);
    const lengths = Array.from({ length: number }, () => points.packed());
    let place = { x: 0, y: 0 };
    const outline = lengths.map((length) =>
      Array.from({ length }, () => {
        const { isOn, dx, dy } = step(flags.byte(), coordinates);
        place = { x: place.x + dx, y: place.y + dy };
        return { ...place, isOn };
      }),
    );
    coordinates.packed();
    return outline;
  });
}

const signed = (flag: number, value: number) => (flag & 1 ? value : -value);

/** From one point to the next, in one to four bytes. */
function step(flagByte: number, from: Stream): { isOn: boolean; dx: number; dy: number } {
  const isOn = flagByte < 0x80;
  const flag = flagByte & 0x7f;
  if (flag < 10) return { isOn, dx: 0, dy: signed(flag, ((flag & 14) << 7) + from.byte()) };
  if (flag < 20) return { isOn, dx: signed(flag, (((flag - 10) & 14) << 7) + from.byte()), dy: 0 };
  const first = from.byte();
  if (flag < 84) {
    const rest = flag - 20;
    return {
      isOn,
      dx: signed(flag, 1 + (rest & 0x30) + (first >> 4)),
      dy: signed(flag >> 1, 1 + ((rest & 0x0c) << 2) + (first & 0x0f)),
    };
  }
  const second = from.byte();
  if (flag < 120) {
    const rest = flag - 84;
    return {
      isOn,
      dx: signed(flag, 1 + (Math.floor(rest / 12) << 8) + first),
      dy: signed(flag >> 1, 1 + (((rest % 12) >> 2) << 8) + second),
    };
  }
  const third = from.byte();
  if (flag < 124)
    return {
      isOn,
      dx: signed(flag, (first << 4) + (second >> 4)),
      dy: signed(flag >> 1, ((second & 0x0f) << 8) + third),
    };
  return {
    isOn,
    dx: signed(flag, (first << 8) + second),
    dy: signed(flag >> 1, (third << 8) + from.byte()),
  };
}

const has = { words: 1, places: 2, scale: 8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 };

function composite(from: Stream, coordinates: Stream): Composite {
  const parts: Composite["parts"] = [];
  let hasInstructions = false;
  for (let isMore = true; isMore; ) {
    const flags = from.short();
    const glyph = from.short();
    const place = () => (flags & has.words ? from.signed() : (from.byte() << 24) >> 24);
    const [x, y] = [place(), place()];
    const fraction = () => from.signed() / 16_384;
    let scale: readonly [number, number, number, number] = [1, 0, 0, 1];
    if (flags & has.scale) {
      const both = fraction();
      scale = [both, 0, 0, both];
    } else if (flags & has.twoScales) scale = [fraction(), 0, 0, fraction()];
    else if (flags & has.matrix) scale = [fraction(), fraction(), fraction(), fraction()];
    parts.push({ glyph, x: flags & has.places ? x : 0, y: flags & has.places ? y : 0, scale });
    hasInstructions ||= (flags & has.instructions) !== 0;
    isMore = (flags & has.more) !== 0;
  }
  if (hasInstructions) coordinates.packed();
  return { parts };
}
