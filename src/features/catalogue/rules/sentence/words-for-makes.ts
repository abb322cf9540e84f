import { type Make, makes } from "#features/cars/rules/makes.ts";
import { type PhraseRow, phraseTable } from "./phrases.ts";

/** What people call the makes beside their names. */
const nicknames: readonly PhraseRow<Make>[] = [
  ["vw, folkvagn, folka, wv", "volkswagen"],
  ["mercedes, mercedes benz, merc, merca, mersa, benz, mb", "mercedes-benz"],
  ["bimmer, beemer", "bmw"],
  ["teslor", "tesla"],
  ["citroen, citro, citroën", "citroen"],
];

/** Makes that a chain may sell beside the 25: read as makes, so that the answer is about the make. */
const otherMakes =
  "saab, honda, lexus, suzuki, dacia, fiat, jeep, jaguar, byd, chevrolet, chrysler, dodge, nio, xpeng, zeekr, maxus, iveco, isuzu, infiniti, maserati, ferrari, bentley";
const otherMakesInTwo: readonly PhraseRow<string>[] = [
  ["land rover, range rover, landrover", "land-rover"],
  ["alfa romeo, alfa", "alfa-romeo"],
  ["lynk & co, lynk", "lynk-co"],
];

/** "audis" and "bmws": theirs, or more of them; "7 seats" is no make. */
function withGenitive(make: Make): string {
  const { label } = makes[make];
  return make === "seat" ? label : `${label}, ${label}s`;
}

const namesOfMakes: readonly PhraseRow<string>[] = [
  ...(Object.keys(makes) as Make[]).map((make) => [`${withGenitive(make)}, ${make}`, make] as const),
  ...nicknames,
  ...otherMakes.split(", ").map((make) => [make, make] as const),
  ...otherMakesInTwo,
];

export const makeNames = phraseTable<string>(namesOfMakes);
