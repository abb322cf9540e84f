import { capitalized } from "#core/text/capitalized.ts";
import { formatNumber } from "#core/text/number.ts";
import type { Criterion, ReadCriterion } from "./criterion.ts";
import { connectives } from "./filler-words.ts";
import { findMeasured } from "./measured.ts";
import { type FoundPhrase, findPhrase, phraseTable } from "./phrases.ts";
import { isPunctuation, type Token } from "./tokens.ts";
import { allStoresShown, type Place, type PlaceWords, placePrepositions } from "./words-for-places.ts";

/** "i Uppsala", "nära Enköping", "Göteborg". */
export function readPlace(
  tokens: readonly Token[],
  at: number,
  { afterPreposition, alone }: PlaceWords,
): ReadCriterion | null {
  const preposition = findPhrase(placePrepositions, tokens, at);
  const after = preposition === null ? null : findPhrase(afterPreposition, tokens, preposition.next);
  const place: FoundPhrase<Place> | null = after ?? findPhrase(alone, tokens, at);
  return place === null ? null : { criterion: placeCriterion(place.meaning), at, next: place.next };
}

/** "Malmö eller Lund", "Lund eller Malmö": among places a town that is also a word is the town. */
export function readListedPlace(
  tokens: readonly Token[],
  at: number,
  places: PlaceWords,
  isAfterPlace: boolean,
): ReadCriterion | null {
  const place = findPhrase(places.afterPreposition, tokens, at);
  if (place === null) return null;
  const next =
    findPhrase(connectives, tokens, place.next)?.next ??
    (isPunctuation(tokens[place.next], ",", "/") ? place.next + 1 : null);
  const isListed = isAfterPlace || (next !== null && findPhrase(places.alone, tokens, next) !== null);
  return isListed ? { criterion: placeCriterion(place.meaning), at, next: place.next } : null;
}

const awayFrom = phraseTable<null>([
  ["från, ifrån, frå, fån, rån, frn, av, runt, kring, omkring, till, radie från, radie runt, utanför", null],
]);
const within = phraseTable<null>([
  [
    "max, högst, maximalt, inom, under, mindre än, som mest, som längst, inte mer än, ej mer än, cirka, ca, ungefär",
    null,
  ],
]);
const maxMil = 150;

/** "max 10 mil från Göteborg": the stores that are so near, and no mileage. */
export function readDistance(
  tokens: readonly Token[],
  at: number,
  { afterPreposition, storesWithin }: PlaceWords,
): ReadCriterion | null {
  const measured = findMeasured(tokens, findPhrase(within, tokens, at)?.next ?? at);
  if (measured === null || (measured.unit !== "mil" && measured.unit !== "km")) return null;
  const from = findPhrase(awayFrom, tokens, measured.next);
  const place = from === null ? null : findPhrase(afterPreposition, tokens, from.next);
  const position = place?.meaning.position;
  const mil = measured.unit === "km" ? measured.amount.value / 10 : measured.amount.value;
  if (place === null || position === undefined || mil > maxMil) return null;
  const named = tokens.slice(from?.next, place.next).map(({ text }) => text);
  const said = `${formatNumber(measured.amount.value)}\u00a0${measured.unit}`;
  const stores = storesWithin(position, mil);
  const criterion: Criterion =
    stores.length === 0
      ? {
          kind: "nothing",
          note: `Ingen av våra butiker ligger inom ${said} därifrån.`,
          noteWithoutPlace: allStoresShown,
        }
      : { kind: "list", field: "facilities", values: stores, label: `Inom ${said} från ${nameOf(named)}` };
  return { criterion, at, next: place.next };
}

function nameOf(words: readonly string[]): string {
  return words.map((word) => capitalized(word)).join(" ");
}

function placeCriterion({ stores, position: _, ...said }: Place): Criterion {
  return stores.length === 0
    ? { kind: "nothing", ...said }
    : { kind: "list", field: "facilities", values: stores, ...said };
}
