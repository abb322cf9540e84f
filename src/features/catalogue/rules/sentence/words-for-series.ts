import { type KnownModel, knownModels } from "#features/cars/rules/known-models.ts";
import { type Make, makes } from "#features/cars/rules/makes.ts";
import { type PhraseRow, type PhraseTable, phraseTable } from "./phrases.ts";

export type SeriesWord = { make: string; series: string };

/** Other spellings that say which series is meant, whatever stands before them. */
const spellings: Partial<Record<Make, Record<string, string>>> = {
  bmw: { "1-serie": "1 serien, 1 series", "3-serie": "3 serien, 3 series", "5-serie": "5 serien, 5 series" },
  citroen: { "c5 aircross": "c5" },
  hyundai: { ioniq: "ioniq 5, ioniq 6, ionic 5, ioniq5" },
  kia: { ceed: "cee d", niro: "e niro" },
  "mercedes-benz": {
    "a-klass": "a klasse, a class",
    "c-klass": "c klasse, c class",
    "e-klass": "e klasse, e class",
  },
  audi: {
    a3: "a trea, a trean",
    a4: "a fyra, a fyran",
    a6: "a sexa, a sexan",
    q3: "q trea, q trean",
    q5: "q femma, q femman, q fem",
  },
  mini: { cooper: "mini cooper", countryman: "mini countryman", clubman: "mini clubman" },
  peugeot: { "208": "e 208", "2008": "e 2008" },
  skoda: { enyaq: "enyaq iv" },
  subaru: { xv: "crosstrek" },
  porsche: { "911": "nio elva, nioelva, nine eleven" },
  toyota: { "c-hr": "chr", rav4: "rav fyra, rav four" },
  volkswagen: { golf: "e golf" },
  volvo: {
    v40: "v fyrtio",
    v60: "v sextio",
    v90: "v nittio",
    xc60: "xc sextio",
    xc90: "xc nittio",
  },
};

/** Words that mean a series only after the make: "bmw trea", "tesla y". */
const afterMake: Partial<Record<Make, Record<string, string>>> = {
  bmw: {
    "1-serie": "1 a, 1 an, etta, ettan, ettans, 1 er, 1",
    "3-serie": "3 a, 3 an, trea, trean, 3 er, 3",
    "5-serie": "5 a, 5 an, femma, femman, 5 er, 5",
  },
  hyundai: { i20: "i 20", i30: "i 30" },
  mazda: { mazda3: "3, trea, trean, tre", mazda6: "6, sexa, sexan, sex" },
  "mercedes-benz": { "a-klass": "a", "c-klass": "c", "e-klass": "e" },
  mg: { mg4: "4, fyra, fyran", mg5: "5, femma, femman, fem" },
  peugeot: {
    "208": "två noll åtta, tvåhundraåtta, två hundra åtta",
    "308": "tre noll åtta, trehundraåtta, tre hundra åtta",
    "508": "fem noll åtta, femhundraåtta, fem hundra åtta",
    "2008": "2008, tvåtusenåtta, två tusen åtta",
    "3008": "tretusenåtta, tre tusen åtta, trettio noll åtta",
  },
  polestar: {
    "polestar 2": "2, två, tvåa, tvåan",
    "polestar 3": "3, tre, trea, trean",
    "polestar 4": "4, fyra, fyran",
  },
  tesla: {
    "model 3": "3, modell 3, modell tre, model tre, trea, trean",
    "model s": "s, modell s",
    "model x": "x, modell x",
    "model y": "y, modell y",
  },
};

const named = (Object.keys(makes) as Make[]).flatMap((make) =>
  Object.entries(makes[make].series).map(([series, label]) => ({ make, series, label })),
);

const rows: PhraseRow<SeriesWord>[] = [
  ...named.map(({ make, series, label }) => {
    const words = [series, label, spellings[make]?.[series]].filter((word) => word !== undefined);
    return [words.join(","), { make, series }] as const;
  }),
  ...otherRows((model) => !model.isAfterMake),
];

/** 3008 and 911 are names, as long as nothing counts them; 2008 alone is a year. */
export const seriesNames = phraseTable(
  rows.map(([phrases, word]) => [withoutYears(phrases), word] as const).filter(([phrases]) => phrases !== ""),
);

function withoutYears(phrases: string): string {
  return phrases
    .split(",")
    .filter((phrase) => !/^\s*(19|20)\d\d\s*$/.test(phrase))
    .join(",");
}

const rowsAfterMake: PhraseRow<SeriesWord>[] = [
  ...(Object.entries(afterMake) as [Make, Record<string, string>][]).flatMap(([make, words]) =>
    Object.entries(words).map(([series, phrases]) => [phrases, { make, series }] as const),
  ),
  ...otherRows((model) => model.isAfterMake),
];

/** Everything that names a series once the make has been said. */
export const seriesAfterMake: ReadonlyMap<string, PhraseTable<SeriesWord>> = new Map(
  [...new Set([...rows, ...rowsAfterMake].map(([, { make }]) => make))].map((make) => [
    make,
    phraseTable([...rows, ...rowsAfterMake].filter(([, word]) => word.make === make)),
  ]),
);

/** Models beside the series we name are read as models too, so that their numbers are never taken for prices. */
function otherRows(isWanted: (model: KnownModel) => boolean): PhraseRow<SeriesWord>[] {
  return knownModels.filter(isWanted).map(({ make, series }) => [series, { make, series }] as const);
}

/** Numbers of engines that say the series by their first digit or letter: 320d, E220. */
export const enginePatterns: readonly {
  make: string;
  /** After the make, and standing alone, where it takes more to be sure. */
  afterMake: RegExp;
  alone: RegExp;
  seriesOf: (engine: string) => string;
}[] = [
  {
    make: "bmw",
    afterMake: /^m?[1-8]\d\d(d|i|e|xd|xi|x|ci|ti|td|li|ld)?$/,
    alone: /^m?[1-8](14|16|18|20|23|25|28|30|35|40|45|50)(d|i|e|xd|xi|ci|ti)$/,
    seriesOf: (engine) => `${engine.replace(/^m/, "").charAt(0)}-serie`,
  },
  {
    make: "mercedes-benz",
    afterMake: /^[abces]\d\d\d(d|e|de|cdi|t|td)?$/,
    alone: /^[abces](1[568]|2[0259]|3[0258]|4[05]|5[05])0(d|e|de|cdi|t|td)?$/,
    seriesOf: (engine) => `${engine.charAt(0)}-klass`,
  },
];
