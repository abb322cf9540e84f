/**
 * Parts of the country that people name, and the postcodes they have: whichever stores a chain has there are meant.
 * The stores come in the order of the postcodes.
 */
export type Region = {
  /** Phrases as in the tables of words; the first is the name people read. */
  phrases: string;
  postcodes: readonly string[];
  /** A town of that name tells better than the region where the nearest store is. */
  isCity?: true;
};

export const regions: readonly Region[] = [
  {
    phrases: `stockholm, sthlm, stockholms området, storstockholm, stor stockholm, stockholms län, 08 området, bromma,
      solna, sundbyberg, södermalm, kungsholmen, lidingö`,
    postcodes: ["10", "11", "16", "17", "19", "12", "131", "132", "133", "134", "18", "13", "14", "15"],
    isCity: true,
  },
  {
    phrases: `göteborg, gbg, göteborgs området, storgöteborg, hisingen, mölndal, västra frölunda, frölunda, partille,
      torslanda, kungälv, backa`,
    postcodes: ["40", "41", "42", "431", "433", "435", "436", "437", "438", "442", "443"],
    isCity: true,
  },
  {
    phrases: "malmö, malmö området, stormalmö, limhamn, hyllie, arlöv, burlöv, svågertorp",
    postcodes: ["20", "21", "232", "23"],
    isCity: true,
  },
  { phrases: "mälardalen", postcodes: ["72", "73", "63", "64", "74", "75", "70"] },
  { phrases: "uppsala län", postcodes: ["75", "74"] },
  { phrases: "jämtland", postcodes: ["83", "84"] },
  {
    phrases: "norrland",
    postcodes: [
      ...["85", "86", "80", "81", "82", "87", "88", "89", "83", "84"],
      ...["90", "91", "92", "93", "94", "95", "96", "97", "98"],
    ],
  },
  { phrases: "halland", postcodes: ["30", "31", "432", "434", "439"] },
  { phrases: "östergötland", postcodes: ["58", "59", "60"] },
  { phrases: "sörmland, södermanland", postcodes: ["64", "63", "61"] },
  { phrases: "västmanland", postcodes: ["72", "73"] },
  { phrases: "närke", postcodes: ["70", "69", "71"] },
  { phrases: "skåne", postcodes: ["20", "21", "22", "23", "24", "25", "26", "27", "28", "29"] },
  { phrases: "småland", postcodes: ["55", "56", "57", "33", "34", "35", "36", "39", "38"] },
  { phrases: "värmland", postcodes: ["65", "66", "67", "68"] },
  { phrases: "dalarna", postcodes: ["77", "78", "79"] },
  { phrases: "gotland", postcodes: ["62"] },
  { phrases: "öland", postcodes: ["386", "387"] },
  { phrases: "blekinge", postcodes: ["37", "293"] },
  { phrases: "lappland", postcodes: ["98", "92", "912", "938"] },
  { phrases: "västergötland", postcodes: ["50", "51", "52", "53", "54", "46"] },
  { phrases: "bohuslän", postcodes: ["44", "45", "47"] },
  { phrases: "västerbotten", postcodes: ["90", "91", "92", "93"] },
  { phrases: "norrbotten", postcodes: ["94", "95", "96", "97", "98"] },
];

/** Those of the stores that lie there, in the order of the postcodes. */
export function storesIn<Store extends { zipCode: string }>(
  { postcodes }: Region,
  stores: readonly Store[],
): Store[] {
  const ranked = stores.map((store) => ({ store, rank: rankOf(store.zipCode, postcodes) }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ store }) => store);
}

/** The longest prefix wins: "131" before "13". */
function rankOf(zipCode: string, postcodes: readonly string[]): number {
  const digits = zipCode.replace(/\D/g, "");
  const exact = postcodes.indexOf(digits.slice(0, 3));
  return exact >= 0 ? exact : postcodes.indexOf(digits.slice(0, 2));
}
