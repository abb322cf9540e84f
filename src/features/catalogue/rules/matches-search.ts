import type { Car } from "#features/cars/rules/car.ts";
import { bodyTypes, colours, equipmentTags, fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { otherWordsFor } from "./other-words.ts";
import { termsIn, wordsIn } from "./search-terms.ts";

export type SearchableCar = Pick<
  Car,
  | "make"
  | "model"
  | "series"
  | "title"
  | "modelDescription"
  | "bodyType"
  | "fuelType"
  | "gearboxType"
  | "colour"
  | "equipment"
  | "equipmentDetails"
  | "licenseplate"
  | "seats"
> & {
  /** The stores by their labels: the one that sells the car, and the one where it stands. */
  placeNames: PlaceNames;
};

export type PlaceNames = Readonly<Record<"location" | "physicalLocation", string>>;

/** Every word of the search must begin some word of the car, and none that is not wanted. No words: every car. */
export function matchesSearch(car: SearchableCar, search: string): boolean {
  return searchMatcher(car)(search);
}

/** The same for many searches: the words of the car are found once, and only if somebody asks. */
export function searchMatcher(car: SearchableCar): (search: string) => boolean {
  return textMatcher(() => textsOf(car), car.licenseplate);
}

/** What a visitor may call a car by: whatever is written about it, and its plate. */
export function textMatcher(texts: () => readonly string[], plate: string): (search: string) => boolean {
  let carWords: string[] | null = null;
  return (search) => {
    const { wanted, unwanted, literal } = termsIn(search);
    if (wanted.length === 0 && unwanted.length === 0) return true;
    carWords ??= [...texts().flatMap(wordsOfText), plateWord(plate)];
    const found = carWords;
    const halves = plateHalves(plate);
    const begins = (carWords: readonly string[], word: string) =>
      carWords.some((carWord) => carWord.startsWith(word));
    const has = (word: string) => begins(found, word) || begins(halves, word);
    return (
      wanted.every((word) => (literal.has(word) ? found.includes(word) : has(word))) && !unwanted.some(has)
    );
  };
}

/** The choices of the filter do not tell these from two and five. */
const seatsInWords: Readonly<Record<number, readonly string[]>> = { 3: ["Tresitsig"], 6: ["Sexsitsig"] };

/** Everything that is written about a car and may be searched, but for its plate. */
export function textsOf(car: SearchableCar): string[] {
  return [
    car.make,
    car.model,
    car.series,
    // "Model 3" is left out by one word: "model" and "3" would take others with them.
    car.series.replaceAll(" ", "-"),
    car.title,
    car.modelDescription,
    bodyTypes[car.bodyType],
    fuels[car.fuelType],
    car.gearboxType,
    gearboxes[car.gearboxType],
    colours[car.colour],
    ...car.equipment,
    ...car.equipment.map((tag) => equipmentTags[tag]),
    ...car.equipmentDetails,
    ...car.equipmentDetails.flatMap(otherWordsFor),
    ...(seatsInWords[car.seats] ?? []),
    car.placeNames.location,
    car.placeNames.physicalLocation,
  ];
}

/** The words under which a text is found. */
export function wordsOfText(text: string): string[] {
  return text.split(/\s+/).flatMap(wordAndParts);
}

/** "CX-5" is found by "cx-5", "cx 5" and "cx5". */
function wordAndParts(word: string): string[] {
  const parts = wordsIn(word);
  return parts.length > 1 ? [...parts, parts.join("")] : parts;
}

function plateWord(plate: string): string {
  return wordsIn(plate).join("");
}

/** "ABC 12D" is two words when typed with its space. */
function plateHalves(plate: string): string[] {
  return [plate.slice(0, 3), plate.slice(3)].flatMap(wordsIn);
}
