const firstParts = "bensin diesel el hybrid elhybrid laddhybrid automat".split(" ");
const secondParts =
  "kombi kombin kombis suv suven suvar sedan cab halvkombi minibuss skapbil skapbilar transportbil sportbil stadsjeep".split(
    " ",
  );

/** "dieselkombi" is two criteria written as one word. The parts are folded, as tokens are. */
const seams: ReadonlyMap<string, number> = new Map(
  firstParts.flatMap((first) => secondParts.map((second) => [first + second, first.length] as const)),
);

export const compoundWords: readonly string[] = [...seams.keys()];

/** Where a word of the trade comes apart, or null. */
export function seamOf(word: string): number | null {
  return seams.get(word) ?? null;
}
