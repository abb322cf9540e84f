/** A set of row numbers that grows with them. */
export class Bits {
  words = new Uint32Array(64);

  add(row: number): void {
    const word = row >>> 5;
    if (word >= this.words.length) this.words = grown(this.words, word + 1);
    this.words[word] = (this.words[word] ?? 0) | (1 << (row & 31));
  }

  delete(row: number): void {
    const word = row >>> 5;
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (row & 31));
  }
}

function grown(words: Uint32Array<ArrayBuffer>, atLeast: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(Math.max(words.length * 2, atLeast));
  next.set(words);
  return next;
}

/** The rows that are in all of them, in order; most words are zero after the first few sets. */
export function rowsInAll(first: Uint32Array, others: readonly Uint32Array[], rows: number[]): void {
  for (let at = 0; at < first.length; at++) {
    let word = first[at] ?? 0;
    for (let set = 0; word !== 0 && set < others.length; set++) word &= others[set]?.[at] ?? 0;
    while (word !== 0) {
      const low = word & -word;
      rows.push(at * 32 + (31 - Math.clz32(low)));
      word ^= low;
    }
  }
}
