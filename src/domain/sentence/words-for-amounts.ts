import { type PhraseRow, phraseTable } from "./phrases.ts";

/** "lax", "lakan" and "papp" are a thousand kronor, so they say the unit too. */
export type Multiplier = { times: number; money?: true };

export const multipliers = phraseTable<Multiplier>([
  ["k, tusen, tusental", { times: 1_000 }],
  [
    "tkr, t kr, kkr, lax, laxar, lakan, papp, tusenlappar, tusenlapp, tusen kr, tusen kronor, tusen spänn",
    { times: 1_000, money: true },
  ],
  ["miljon, miljoner, milj, mille", { times: 1_000_000 }],
  ["mkr, mnkr", { times: 1_000_000, money: true }],
]);

const digits = ["", "en", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio"];
const tens = ["", "tio", "tjugo", "trettio", "fyrtio", "femtio", "sextio", "sjuttio", "åttio", "nittio"];

const hundreds: PhraseRow<number>[] = digits.flatMap((digit, at) =>
  at < 2 ? [] : [[`${digit} hundra`, at * 100] as const, [`${digit} hundra femtio`, at * 100 + 50] as const],
);

/** Numbers in words, as far as people write out a price, a number of seats or an age. */
export const numberWords = phraseTable<number>([
  ...digits.flatMap((digit, at): PhraseRow<number>[] => (at < 2 ? [] : [[digit, at]])),
  ["ett", 1],
  ...tens.flatMap((ten, at): PhraseRow<number>[] => (at === 0 ? [] : [[ten, at * 10]])),
  ["hundra, ett hundra, etthundra", 100],
  ["hundra femtio, ett hundra femtio", 150],
  ...hundreds,
  ...hundreds.map(([words, value]) => [`${words} tusen`, value * 1_000] as const),
  ...tens.flatMap((ten, at): PhraseRow<number>[] => (at === 0 ? [] : [[`${ten} tusen`, at * 10_000]])),
  ["hundra tusen, ett hundra tusen", 100_000],
  ["hundra femtio tusen, ett hundra femtio tusen", 150_000],
  ["kvarts miljon, en kvarts miljon", 250_000],
  ["halv miljon, en halv miljon, halvmiljon", 500_000],
  ["en miljon", 1_000_000],
]);

/** What an amount counts. `unknown` units make a number something that the filter cannot ask for. */
export type Unit =
  | "price"
  | "monthly"
  | "mil"
  | "km"
  | "horsepower"
  | "kilowatt"
  | "age"
  | "seats"
  | "owners"
  | "percent"
  | "millimetres"
  | "kilograms"
  | "tonnes"
  | "kilowattHours"
  | "unknown";

export const units = phraseTable<Unit>([
  ["kr, kronor, sek, spänn, kronors, riksdaler", "price"],
  ["mil, miles, mils, tusenmil", "mil"],
  ["km, kilometer", "km"],
  ["hk, hp, hästar, hästkrafter, häst krafter, hästkraft", "horsepower"],
  ["kw", "kilowatt"],
  ["år gammal, år gamla, år gammalt, år, år ung, åring, års", "age"],
  [
    `sits, sitsig, sitsiga, sitsigt, sitser, säten, säte, sittplatser, sitt platser, platser, plats, stolar,
      personer, personers, passagerare, sitsare, seater, seats`,
    "seats",
  ],
  ["procent, procents, soh, procent soh", "percent"],
  ["mm, millimeter, millimeters", "millimetres"],
  ["kg, kilo, kilogram", "kilograms"],
  ["ton", "tonnes"],
  ["kwh, kilowattimmar, kilowatt timmar", "kilowattHours"],
  ["ägare, tidigare ägare, ägare totalt, ägare i bil registret", "owners"],
  [
    `dörrar, dörrars, dörrar s, liter, l, tum, cm, dm, m, sekunder, sekund, sec, gram, g km, liter per mil, l mil, nycklar, st,
      stycken, cylindrar, cyl, växlar, växlad, nm, timmar, dagar, barn, hundar, vuxna, års garanti, år
      garanti, månader, veckor, kamera, grader, t, g, d, h, e`,
    "unknown",
  ],
]);

export const perMonth = phraseTable<null>([
  [
    `mån, månad, månaden, månads, i månaden, i mån, per månad, per mån, pr månad, varje månad, m, månadsvis,
      i månads kostnad, månadskostnad, i månadskostnad`,
    null,
  ],
]);

/** "2018 års modell": says of a year that it is one. */
export const modelYearAfter = phraseTable<null>([["års modell, årsmodell, modell, års", null]]);
