/** What adverts say in one word and people search for by another; both ways. */
const sayings: readonly (readonly [said: RegExp, also: readonly string[]])[] = [
  [/\bskinn/i, ["Läder", "Läderklädsel"]],
  [/\bläder/i, ["Skinn", "Skinnklädsel"]],
  [/nyckelfri|nyckellös|keyless/i, ["Keyless", "Nyckelfri", "Nyckellös"]],
  [/head.?up|\bhud\b/i, ["HUD", "Headup", "Head-up-display"]],
  [/d(öda|öd) ?vinkel|\bblis\b|blind spot/i, ["BLIS", "Dödvinkelvarnare", "Döda vinkeln"]],
];

const known = new Map<string, readonly string[]>();
const mostKnown = 5_000;

/** The other words for a piece of equipment, as it is written. Adverts repeat each other, so each is looked at once. */
export function otherWordsFor(written: string): readonly string[] {
  const before = known.get(written);
  if (before) return before;
  const also = sayings.flatMap(([said, words]) => (said.test(written) ? words : []));
  if (known.size < mostKnown) known.set(written, also);
  return also;
}
