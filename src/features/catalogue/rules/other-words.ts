/** What adverts say in one word and people search for by another; both ways. */
const sayings: readonly (readonly [pattern: RegExp, also: readonly string[]])[] = [
  [/\bskinn/i, ["Läder", "Läderklädsel"]],
  [/\bläder/i, ["Skinn", "Skinnklädsel"]],
  [/nyckelfri|nyckellös|keyless/i, ["Keyless", "Nyckelfri", "Nyckellös"]],
  [/head.?up|\bhud\b/i, ["HUD", "Headup", "Head-up-display"]],
  [/d(öda|öd) ?vinkel|\bblis\b|blind spot/i, ["BLIS", "Dödvinkelvarnare", "Döda vinkeln"]],
];

const cache = new Map<string, readonly string[]>();
const maxCached = 5_000;

/** The other words for a piece of equipment, as it is written. Adverts repeat each other, so each is looked at once. */
export function otherWordsFor(word: string): readonly string[] {
  const before = cache.get(word);
  if (before) return before;
  const also = sayings.flatMap(([pattern, words]) => (pattern.test(word) ? words : []));
  if (cache.size < maxCached) cache.set(word, also);
  return also;
}
