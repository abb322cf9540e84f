import type { PlaceWords } from "./words-for-places.ts";

/** What people put at the end of a town: "Uppsalas", "Stockholmstrakten", "göteborgsbutiken". Folded, the longest first. */
const endings =
  "trakterna trakten omradet regionen kommunen kommun butiken butikens hallet lanet lan bor s".split(" ");
const minTownLength = 4;

/** The town of a word that is a town with an ending; null for any other word. */
export function townIn(word: string, { afterPreposition: { byLetters } }: PlaceWords): string | null {
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const towns = [stem, ...(stem.endsWith("s") && ending !== "s" ? [stem.slice(0, -1)] : [])];
    const town = towns.find((one) => one.length >= minTownLength && byLetters.has(one));
    if (town !== undefined) return town;
  }
  return null;
}
