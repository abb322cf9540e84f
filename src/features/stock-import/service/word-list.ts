/** Words a dealer may write, each with what it stands for. Keys are folded, see `folded`. */
export type WordList<T> = ReadonlyMap<string, { word: string; meaning: T }>;

/** "Škoda", "SKODA" and "skoda" are one word, and so are "X-Trail", "x trail" and "xtrail". */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, "");
}

export function wordList<T>(words: Iterable<readonly [word: string, meaning: T]>): WordList<T> {
  const list = new Map<string, { word: string; meaning: T }>();
  for (const [word, meaning] of words) if (!list.has(folded(word))) list.set(folded(word), { word, meaning });
  return list;
}

/** The values and the labels of a vocabulary. */
export function byValueAndLabel<T extends string>(labels: Record<T, string>): (readonly [string, T])[] {
  const values = Object.keys(labels) as T[];
  return [
    ...values.map((value) => [value, value] as const),
    ...values.map((value) => [labels[value], value] as const),
  ];
}

/** The word that was probably meant, or null when nothing is near. */
export function nearestWord(list: WordList<unknown>, text: string): string | null {
  const input = folded(text);
  let best: { word: string; distance: number } | null = null;
  for (const [key, { word }] of list) {
    const distance = editDistance(input, key);
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, distance };
  }
  return best && best.distance <= Math.max(1, Math.floor(input.length / 3)) ? best.word : null;
}

/** Letters to add, drop, change or swap with a neighbour to get from one text to the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
