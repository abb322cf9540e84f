/** How many slips a word of that length is forgiven. A short word could be any other. */
export function maxTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The fewest slips that make one word of the other: a letter too much, too few, another, or two that changed places.
 * Gives up above `most`.
 */
export function typosBetween(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(
        (back[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (back[j - 1] as number) + change,
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) slips = Math.min(slips, (twoBack[j - 2] as number) + 1);
      row.push(slips);
      if (slips < lowest) lowest = slips;
    }
    if (lowest > max) return max + 1;
    twoBack = back;
    back = row;
  }
  return back[b.length] as number;
}

/**
 * Which letters a word has, a bit each. A slip changes two of them at most, so words whose letters differ in more
 * need not be compared: that leaves a few of ten thousand.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** A digit is no slip: who writes XC70 does not mean XC60. */
export function digitsOf(word: string): string {
  return word.replace(/\P{Number}+/gu, "");
}
