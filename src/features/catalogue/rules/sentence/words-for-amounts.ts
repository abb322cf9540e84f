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
  ["km, kilometer, kilometers, kilometrar, kilometern, kms", "km"],
  ["hk, hp, hästar, hästkrafter, häst krafter, hästkraft", "horsepower"],
  ["kw", "kilowatt"],
  ["år gammal, år gamla, år gammalt, år, år ung, års", "age"],
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
      stycken, cylindrar, cyl, växlar, växlad, nm, åring, åringar, timmar, dagar, barn, hundar, vuxna, års garanti, år
      garanti, månader, veckor, kamera, grader, t, g, d, h, e`,
    "unknown",
  ],
  [
    `l 100 km, liter 100 km, l per 100 km, liter per 100 km, l på 100 km, liter på 100 km, liter på milen, l på milen, liter milen`,
    "unknown",
  ],
  // A speed, what a tank lasts for, and how far away something is.
  [
    `km h, km tim, km i timmen, knyck, mil på en tank, mil på tanken, mil per tank, mil på en full tank, mil på full tank, mil på en tankning,
      km på en tank, km på tanken, km per tank, km på en full tank, km på full tank, km på en tankning, mil på litern, mil per liter, mil på litern bensin, mil litern, km på litern, km per liter, mil bort, mil härifrån, mil hemifrån,
      mil från mig, mil från oss, mil från mitt hem, mil radie, km bort, km härifrån, km hemifrån, km från mig, km radie`,
    "unknown",
  ],
  // How far somebody drives is nothing of the car.
  [
    `mil om dagen, mil per dag, mil dag, mil varje dag, mil i veckan, mil per vecka, mil om året, mil per år, mil år, mil årligen,
      mil till jobbet, mil till och från jobbet, mil enkel väg, mil enkel, mil till skolan, km om dagen, km per dag, km dag,
      km till jobbet, km enkel väg, km om året, km per år`,
    "unknown",
  ],
  [
    `kw laddning, kw laddare, kw ombord laddare, kw ombord laddning, kw snabb laddning, kw laddbox, kw ac, kw dc, kw laddeffekt`,
    "unknown",
  ],
  [
    `bil barn stolar, barn stolar, bil stolar, bilbarnstol, barnvagnar, hund burar, cyklar, resväskor, golfbagar, isofix, hundar,
      år tals, årig, åriga, årigt, åring son, åring dotter`,
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
