import { type Found, findPhrase } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import type { ReadWish, Wish } from "./wish.ts";
import { type Place, type PlaceWords, placePrepositions } from "./words-for-places.ts";

/** "i Uppsala", "nära Enköping", "Göteborg". [SENTENCE-19] [SENTENCE-20] */
export function readPlace(
  tokens: readonly Token[],
  at: number,
  { afterPreposition, alone }: PlaceWords,
): ReadWish | null {
  const preposition = findPhrase(placePrepositions, tokens, at);
  const after = preposition === null ? null : findPhrase(afterPreposition, tokens, preposition.next);
  const place: Found<Place> | null = after ?? findPhrase(alone, tokens, at);
  return place === null ? null : { wish: placeWish(place.means), at, next: place.next };
}

function placeWish({ stores, ...said }: Place): Wish {
  return stores.length === 0
    ? { kind: "nothing", ...said }
    : { kind: "list", field: "facilities", values: stores, ...said };
}
