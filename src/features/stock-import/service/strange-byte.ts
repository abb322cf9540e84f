/** Where a file that is UTF-8 elsewhere has a byte that is not. */
export type StrangeByte = { line: number; byte: number };

/** How many bytes follow each first byte of a UTF-8 sequence, and between which limits the second one lies. */
const sequences = [
  { from: 0xc2, to: 0xdf, more: 1, min: 0x80, max: 0xbf },
  { from: 0xe0, to: 0xe0, more: 2, min: 0xa0, max: 0xbf },
  { from: 0xe1, to: 0xec, more: 2, min: 0x80, max: 0xbf },
  { from: 0xed, to: 0xed, more: 2, min: 0x80, max: 0x9f },
  { from: 0xee, to: 0xef, more: 2, min: 0x80, max: 0xbf },
  { from: 0xf0, to: 0xf0, more: 3, min: 0x90, max: 0xbf },
  { from: 0xf1, to: 0xf3, more: 3, min: 0x80, max: 0xbf },
  { from: 0xf4, to: 0xf4, more: 3, min: 0x80, max: 0x8f },
] as const;

/**
 * "å", "–" and the mark in UTF-8 begin with these; in Windows-1252 they are Â, Ã, â and ï, which no Swedish text has
 * before a sign. Å, Ä and Ö before a dash or a quote look like UTF-8 too, and are no proof.
 */
const proofs: ReadonlySet<number> = new Set([0xc2, 0xc3, 0xe2, 0xef]);

const newline = 0x0a;
const carriageReturn = 0x0d;

/**
 * The first byte that is not UTF-8 in a file that otherwise is; null for a file that is another encoding throughout.
 * Guessing would store every other "å" of the file garbled.
 */
export async function findStrangeByte(chunks: AsyncIterable<Uint8Array>): Promise<StrangeByte | null> {
  let strange: StrangeByte | null = null;
  let isUtf8 = false;
  let line = 1;
  let last = 0;
  let first = 0;
  let missing = 0;
  let min = 0x80;
  let max = 0xbf;
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      if (last === newline || (last === carriageReturn && byte !== newline)) line++;
      if (missing > 0 && byte >= min && byte <= max) {
        missing--;
        [min, max] = [0x80, 0xbf];
        if (missing === 0 && proofs.has(first)) isUtf8 = true;
      } else {
        if (missing > 0) strange ??= { line, byte: first };
        missing = 0;
        if (byte >= 0x80) {
          const sequence = sequences.find(({ from, to }) => byte >= from && byte <= to);
          if (sequence) [first, missing, min, max] = [byte, sequence.more, sequence.min, sequence.max];
          else strange ??= { line, byte };
        }
      }
      last = byte;
      if (strange && isUtf8) return strange;
    }
  }
  if (missing > 0) strange ??= { line, byte: first };
  return isUtf8 ? strange : null;
}
