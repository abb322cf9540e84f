/**
 * How far a written word is from a meant one, in tenths of an ordinary slip. What fingers do most costs least: two letters
 * that changed places, a key beside the right one, a letter twice or once too few. The first letter is seldom wrong.
 */
const costs = { changedPlaces: 5, keyBeside: 6, doubled: 6, tooMany: 9, tooFew: 9, wrong: 10, first: 3 };

/** One slip of any kind, with the first letter in it. */
export const oneSlip = costs.wrong + costs.first;

/** What is forgiven a word, by the length of what was meant: nothing up to three letters, two slips in a long one. */
export function slipForgiven(length: number): number {
  if (length < 4) return 0;
  // Four letters are near to many: only what fingers do of themselves is forgiven.
  if (length === 4) return costs.tooFew;
  return length < 8 ? oneSlip : 2 * costs.wrong;
}

const keyboard = ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"];

/** On the Swedish keyboard, where each row stands half a key to the right of the one above. Words are folded: å is a. */
const beside = new Set(
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

const longest = 64;
/** Three rows are enough for letters that changed places; they are used by one comparison at a time. */
const rows = [0, 1, 2].map(() => new Int32Array(longest + 1)) as [Int32Array, Int32Array, Int32Array];

/** Gives up above `most`. */
export function slipCost(written: string, meant: string, most: number): number {
  if (written.length > longest || meant.length > longest) return most + 1;
  if (Math.abs(written.length - meant.length) * costs.doubled > most) return most + 1;
  let [twoBack, back, row] = rows;
  back[0] = 0;
  for (let j = 1; j <= meant.length; j++) back[j] = (back[j - 1] as number) + costOfTooFew(meant, j);
  let leastBack = 0;
  for (let i = 1; i <= written.length; i++) {
    const tooMany = costOfTooMany(written, i);
    row[0] = (back[0] as number) + tooMany;
    let least = row[0];
    for (let j = 1; j <= meant.length; j++) {
      let cost = (back[j - 1] as number) + costOfChange(written, i, meant, j);
      cost = Math.min(cost, (back[j] as number) + tooMany, (row[j - 1] as number) + costOfTooFew(meant, j));
      if (hasChangedPlaces(written, i, meant, j))
        cost = Math.min(cost, (twoBack[j - 2] as number) + costs.changedPlaces);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // Letters that changed places are reckoned from the row before.
    if (least > most && leastBack + costs.changedPlaces > most) return most + 1;
    leastBack = least;
    [twoBack, back, row] = [back, row, twoBack];
  }
  return back[meant.length] as number;
}

function costOfChange(written: string, i: number, meant: string, j: number): number {
  const [one, other] = [written[i - 1] as string, meant[j - 1] as string];
  if (one === other) return 0;
  return (beside.has(one + other) ? costs.keyBeside : costs.wrong) + (i === 1 && j === 1 ? costs.first : 0);
}

function costOfTooMany(written: string, i: number): number {
  if (written[i - 1] === written[i - 2]) return costs.doubled;
  return costs.tooMany + (i === 1 ? costs.first : 0);
}

function costOfTooFew(meant: string, j: number): number {
  if (meant[j - 1] === meant[j - 2]) return costs.doubled;
  return costs.tooFew + (j === 1 ? costs.first : 0);
}

function hasChangedPlaces(written: string, i: number, meant: string, j: number): boolean {
  return i > 1 && j > 1 && written[i - 1] === meant[j - 2] && written[i - 2] === meant[j - 1];
}

/** Which letters a word has, a bit each. A slip changes two of them at most: most words need not be compared. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

export function lettersApart(one: number, other: number): number {
  let apart = one ^ other;
  let count = 0;
  while (apart !== 0) {
    apart &= apart - 1;
    count += 1;
  }
  return count;
}

/** The keys around a letter, for whoever makes slips to try. @internal */
export function keysBeside(letter: string): string[] {
  const key = folded(letter);
  return [..."abcdefghijklmnopqrstuvwxyz"].filter((other) => other !== key && beside.has(key + other));
}
