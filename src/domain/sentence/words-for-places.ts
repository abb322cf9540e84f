import { milBetween, type Position } from "#domain/store/distance.ts";
import { locationLabels, type StoreLocation } from "#domain/store/locations.ts";
import { postcodeAreas } from "#domain/store/postcode-areas.ts";
import { postcodeTowns } from "#domain/store/postcode-towns.ts";
import { type PhraseRow, phraseTable } from "./phrases.ts";

/** A place is the stores it has. A town without one has its nearest, if that is near enough to mean it. [SENTENCE-20] */
export type Place = { stores: readonly StoreLocation[]; label?: string; note?: string };

const stockholm = ["jarfalla", "nacka", "taby", "tyreso", "lanna"] as const;

const places: readonly PhraseRow<readonly StoreLocation[]>[] = [
  ...(Object.keys(locationLabels) as StoreLocation[])
    .filter((store) => store !== "recharge" && store !== "transport")
    .map((store) => [`${locationLabels[store]}, ${locationLabels[store]}s butiken`, [store]] as const),
  ["webb lager, webblagret, weblagret", ["weblager"]],
  ["butiken recharge, butik recharge", ["recharge"]],
  ["butiken transport, butik transport", ["transport"]],
  [
    `stockholm, sthlm, stockholms området, storstockholm, stor stockholm, stockholms län, 08 området, bromma,
      solna, sundbyberg, södermalm, kungsholmen, lidingö`,
    stockholm,
  ],
  [
    `hisingen, mölndal, gbg, göteborgs området, västra frölunda, frölunda, partille, torslanda, kungälv,
      backa`,
    ["goteborg"],
  ],
  ["kista, jakobsberg, barkarby, kallhäll, veddesta, kungsängen, upplands väsby, sollentuna", ["jarfalla"]],
  ["värmdö, gustavsberg, saltsjöbaden", ["nacka"]],
  ["huddinge, haninge, handen, farsta, skogås, skärholmen, flemingsberg, botkyrka, nynäshamn", ["lanna"]],
  ["bollmora, älta", ["tyreso"]],
  ["danderyd, vallentuna, åkersberga, arninge, norrtälje", ["taby"]],
  ["gottsunda, knivsta, storvreta, uppsala län", ["uppsala"]],
  ["mälardalen", ["vasteras", "strangnas", "uppsala", "orebro"]],
  ["jämtland", ["ostersund"]],
  ["norrland", ["sundsvall", "ostersund"]],
  ["halland", ["halmstad"]],
  ["östergötland", ["linkoping"]],
  ["sörmland, södermanland", ["strangnas"]],
  ["västmanland", ["vasteras"]],
  ["närke", ["orebro"]],
];

/** Where the stores are, roughly: the towns that gave them their names. */
const townsWithStore: readonly (readonly [StoreLocation, number, number])[] = [
  ["jarfalla", 59.42, 17.84],
  ["nacka", 59.31, 18.16],
  ["taby", 59.44, 18.07],
  ["tyreso", 59.24, 18.23],
  ["lanna", 59.2, 18.12],
  ["strangnas", 59.38, 17.03],
  ["goteborg", 57.72, 11.97],
  ["uppsala", 59.86, 17.64],
  ["vasteras", 59.61, 16.55],
  ["orebro", 59.27, 15.21],
  ["linkoping", 58.41, 15.62],
  ["halmstad", 56.67, 12.86],
  ["sundsvall", 62.39, 17.31],
  ["ostersund", 63.18, 14.64],
];

const regionsWithoutStore = [
  "Skåne",
  "Småland",
  "Värmland",
  "Dalarna",
  "Gotland",
  "Öland",
  "Blekinge",
  "Lappland",
];

function placeOfRegion(region: string): PhraseRow<Place> {
  return [region, { stores: [], note: `Vi har ingen butik i ${region}. Bilar från alla butiker visas.` }];
}

const nearEnoughMil = 5;

function nearestStore(from: Position): { store: StoreLocation; mil: number } {
  return townsWithStore
    .map(([store, latitude, longitude]) => ({ store, mil: milBetween(from, { latitude, longitude }) }))
    .reduce((nearest, other) => (other.mil < nearest.mil ? other : nearest));
}

function placeOfTown([town, latitude, longitude]: readonly [string, number, number]): PhraseRow<Place> {
  const { store, mil } = nearestStore({ latitude, longitude });
  const none = `Vi har ingen butik i ${town}. Närmast är ${locationLabels[store]}, cirka ${Math.max(1, Math.round(mil))}\u00a0mil bort.`;
  return mil <= nearEnoughMil
    ? [town, { stores: [store], note: `${none} Därför visas bilarna där.` }]
    : [town, { stores: [], note: `${none} Bilar från alla butiker visas.` }];
}

/** "Stockholm (5 butiker)": the place that was said, since its stores have other names. */
function placeOfStores(phrases: string, stores: readonly StoreLocation[]): Place {
  const [name = ""] = phrases.split(",");
  const label = `${name.slice(0, 1).toUpperCase()}${name.slice(1)} (${stores.length} butiker)`;
  return stores.length > 1 ? { stores, label } : { stores };
}

/** Towns that are also everyday words: "i Lund" is the town, "vara" is a verb. */
const alsoWords = new Set([
  "vara",
  "mora",
  "sala",
  "nora",
  "boden",
  "lund",
  "trosa",
  "köping",
  "kinna",
  "flen",
  "åre",
  "ånge",
  "hjo",
  "sunne",
]);

const towns = [...Object.values(postcodeAreas), ...Object.values(postcodeTowns)];
const placeRows: PhraseRow<Place>[] = [
  ...places.map(([phrases, stores]) => [phrases, placeOfStores(phrases, stores)] as const),
  ...towns.map(placeOfTown),
  ...regionsWithoutStore.map(placeOfRegion),
];

export const placesAfterPreposition = phraseTable(placeRows);
export const placesAlone = phraseTable(placeRows.filter(([phrase]) => !alsoWords.has(phrase.toLowerCase())));

export const placePrepositions = phraseTable<null>([
  [
    `i, i närheten av, nära, runt, runt om, kring, omkring, utanför, vid, från, i området, i butik, i butiken
      i, butik, butiken i, hos er i`,
    null,
  ],
]);
