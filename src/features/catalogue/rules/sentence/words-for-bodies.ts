import type { BodyType } from "#features/cars/rules/vocabulary.ts";
import type { PhraseRow } from "./phrases.ts";

export const wordsForBodies: readonly PhraseRow<readonly BodyType[]>[] = [
  ["personbil, person bil, person bilar, personbilen", ["personbil"]],
  [
    "cab, caben, cabbar, cabb, cabbe, cabbar, cabriolet, cabriolett, cabrioleter, convertible, öppen bil",
    ["cab"],
  ],
  [
    "halv kombi, halv kombin, halv kombis, halv kombi bil, halv kombi bilar, hatch back, hatchback",
    ["halvkombi"],
  ],
  [
    `kombi, kombin, kombis, kombi bil, kombi bilar, kombibilen, combi, herrgårds vagn, avant, touring,
      sports tourer, sport kombi, estate, wagon, station wagon, stationwagon, sports combi, sportwagon, sports wagon, shooting brake`,
    ["kombi"],
  ],
  ["mini buss, mini bussar, mini bussen, minivan, buss, familje buss, person buss", ["minibuss"]],
  [
    `suv, suvar, suv ar, suven, suv en, suvs, suv bil, suv bilar, stads suv, stads jeep, stads jeepar,
      crossover`,
    ["suv"],
  ],
  ["sedan, sedan bil, sedaner, sedan modell", ["sedan"]],
  [
    `sport kupe, sport kupé, kupé, kupe, coupé, coupe, coupéer, sport coupe, sport bil, sport bilar, sport vagn, sport vagnar,
      tvådörrars kupé`,
    ["sportkupe"],
  ],
  [
    `transport bil, transport bilar, transportbilen, van, vans, vanar, vanen, lätt lastbil, lätta lastbilar, varubil, varubilar, varu buss,
      varu transportbil, distributions bil`,
    ["transportbil"],
  ],
  [
    "flak bil, flak bilar, flak, pickup, pick up, pickuper, transport bil flak, transport bil med flak",
    ["transportbil-flak"],
  ],
  [
    `skåp bil, skåp bilar, skåpbilen, skåp, skåpvagn, skåp van, skåp transportbil, transport bil skåp, transport bil med skåp, paket bil, paket
      bilar, paket bilen, paket van, paket buss, panel van, cargo van, van med skåp`,
    ["transportbil-skap"],
  ],
];
