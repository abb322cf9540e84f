/**
 * How far a written word is from a meant one, in tenths of an ordinary slip. What fingers do most costs least: two letters
 * that changed places, a key beside the right one, a letter twice or once too few. The first letter is seldom wrong.
 */
const costs = { changedPlaces: 5, neighbourKey: 6, doubled: 6, tooMany: 9, tooFew: 9, wrong: 10, first: 3 };

/** One slip of any kind, with the first letter in it. */
export const oneTypo = costs.wrong + costs.first;

/** What is forgiven a word, by the length of what was meant: nothing up to three letters, two slips in a long one. */
export function maxTypoCost(length: number): number {
  if (length < 4) return 0;
  // Four letters are near to many: only what fingers do of themselves is forgiven.
  if (length === 4) return costs.tooFew;
  return length < 8 ? oneTypo : 2 * costs.wrong;
}

const keyboard = ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"];

/** On the Swedish keyboard, where each row stands half a key to the right of the one above. Words are folded: å is a. */
const neighbourKeys = new Set(
  keyboard.flatMap((row, line) =>
    [...row].flatMap((key, at) => {
      const below = keyboard[line + 1] ?? "";
      const near = [row[at + 1], below[at], at > 0 ? below[at - 1] : undefined];
      return near.flatMap((other) => (other === undefined ? [] : [pair(key, other), pair(other, key)]));
    }),
  ),
);

function pair(one: string, other: string): string {
  return folded(one) + folded(other);
}

function folded(letter: string): string {
  return letter.replace(/[åä]/, "a").replace("ö", "o");
}

const maxLength = 64;
/** Three rows are enough for letters that changed places; they are used by one comparison at a time. */
const rows = [0, 1, 2].map(() => new Int32Array(maxLength + 1)) as [Int32Array, Int32Array, Int32Array];

/** Gives up above `most`. */
export function typoCost(typed: string, intended: string, max: number): number {
  if (typed.length > maxLength || intended.length > maxLength) return max + 1;
  if (Math.abs(typed.length - intended.length) * costs.doubled > max) return max + 1;
  let [twoBack, back, row] = rows;
  back[0] = 0;
  for (let j = 1; j <= intended.length; j++) back[j] = (back[j - 1] as number) + costOfTooFew(intended, j);
  let lowestBefore = 0;
  for (let i = 1; i <= typed.length; i++) {
    const tooMany = costOfTooMany(typed, i);
    row[0] = (back[0] as number) + tooMany;
    let lowest = row[0];
    for (let j = 1; j <= intended.length; j++) {
      let cost = (back[j - 1] as number) + costOfChange(typed, i, intended, j);
      cost = Math.min(
        cost,
        (back[j] as number) + tooMany,
        (row[j - 1] as number) + costOfTooFew(intended, j),
      );
      if (hasChangedPlaces(typed, i, intended, j))
        cost = Math.min(cost, (twoBack[j - 2] as number) + costs.changedPlaces);
      row[j] = cost;
      if (cost < lowest) lowest = cost;
    }
    // Letters that changed places are reckoned from the row before.
    if (lowest > max && lowestBefore + costs.changedPlaces > max) return max + 1;
    lowestBefore = lowest;
    [twoBack, back, row] = [back, row, twoBack];
  }
  return back[intended.length] as number;
}

function costOfChange(typed: string, i: number, intended: string, j: number): number {
  const [one, other] = [typed[i - 1] as string, intended[j - 1] as string];
  if (one === other) return 0;
  return (
    (neighbourKeys.has(one + other) ? costs.neighbourKey : costs.wrong) +
    (i === 1 && j === 1 ? costs.first : 0)
  );
}

function costOfTooMany(typed: string, i: number): number {
  if (typed[i - 1] === typed[i - 2]) return costs.doubled;
  return costs.tooMany + (i === 1 ? costs.first : 0);
}

function costOfTooFew(intended: string, j: number): number {
  if (intended[j - 1] === intended[j - 2]) return costs.doubled;
  return costs.tooFew + (j === 1 ? costs.first : 0);
}

function hasChangedPlaces(typed: string, i: number, intended: string, j: number): boolean {
  return i > 1 && j > 1 && typed[i - 1] === intended[j - 2] && typed[i - 2] === intended[j - 1];
}

/** Which letters a word has, a bit each. A slip changes two of them at most: most words need not be compared. */
export function letterBits(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

export function letterDifference(one: number, other: number): number {
  let apart = one ^ other;
  let count = 0;
  while (apart !== 0) {
    apart &= apart - 1;
    count += 1;
  }
  return count;
}

/** The keys around a letter, for whoever makes slips to try. @internal */
export function neighbourKeysOf(letter: string): string[] {
  const key = folded(letter);
  return [..."abcdefghijklmnopqrstuvwxyz"].filter((other) => other !== key && neighbourKeys.has(key + other));
}
