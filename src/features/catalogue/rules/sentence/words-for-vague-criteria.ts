import type { BodyType } from "#features/cars/rules/vocabulary.ts";
import { rangeLabel } from "../filter-labels.ts";
import type { RangeName } from "../ranges.ts";
import type { Bounds } from "../steps.ts";
import type { Criterion } from "./criterion.ts";
import type { PhraseRow } from "./phrases.ts";

const orders = {
  "lagsta-pris": "lägst pris",
  "hogsta-pris": "högst pris",
  nyast: "nyaste årsmodell",
  aldsta: "äldsta årsmodell",
};

/** Words that everybody understands and nobody can measure. The reading is ours, so the note says what it is. */
export const wordsForVagueCriteria: readonly PhraseRow<(thisYear: number) => Criterion>[] = [
  [
    `billig, billiga, billigt, prisvärd, prisvärda, prisvärt, cheap, inte för dyr, inte så dyr, inte för dyrt, inte så dyrt, ej för
      dyr`,
    ordered("lagsta-pris"),
  ],
  ["dyr, dyra, exklusiv, exklusiva", ordered("hogsta-pris")],
  ["ny, nya, nytt, ny bil, nya bilar, nästan ny, nästan nya", ordered("nyast")],
  ["gammal, gamla, gammal bil, veteran bil, äldre, äldre bil", ordered("aldsta")],
  [
    `nyare, nyare bil, nyare modell, nyare årsmodell, modern, moderna, inte för gammal, inte så gammal, ej för gammal, inte alltför
      gammal`,
    (thisYear) => atLeast("year", thisYear - 5)(),
  ],
  [
    `låg milare, lågmilaren, låg mil, få mil, lågt miltal, låga mil, låg mätar ställning, gått lite, lite
      körd, lite gången, low mileage, inte för många mil, inte så många mil, inte många mil, inte
      mycket mil, ej för många mil`,
    atMost("mileage", 5_000),
  ],
  [
    "student bil, första bil, förstabil, nybörjar bil, billig första bil, körkorts bil",
    atMost("price", 100_000),
  ],
  ["snabb, snabba, snabbt, sportig, sportiga, sportigt", atLeast("horsepower", 250)],
  [
    `stark, starka, stark motor, kraftfull, mycket hästkrafter, många hästkrafter, många hästar, mycket
      hästar`,
    atLeast("horsepower", 200),
  ],
  [
    "lång räckvidd, bra räckvidd, stor räckvidd, långa räckvidd, långräckvidd, längre räckvidd",
    atLeast("wltp", 400),
  ],
  [
    "familje bil, familje bilar, familjebilen, familje vänlig, barn familj, family car",
    bodies(["kombi", "suv", "minibuss"]),
  ],
  [
    "stor, stora, stort, stor bil, större, större bil, rymlig, rymliga, rymligt",
    bodies(["kombi", "suv", "minibuss"]),
  ],
  ["liten, lilla, litet, liten bil, mindre bil, små bil, små bilar, stads bil", bodies(["halvkombi"])],
  ["hantverkar bil, firma bil, jobb bil, arbets bil, budbil", bodies(["transportbil"])],
  [
    `pendlar bil, pendlar bilar, pendling, bränsle snål, bränsle snåla, bränsle snålt, snål, snåla, miljö
      bil, miljö bilar, miljö vänlig, miljö vänliga`,
    fuels(["3", "4", "5"]),
  ],
];

type Vague = () => Criterion;

/** `{said}` is the visitor's own word: what we made of it is told about that word and no other. */
function ordered(order: keyof typeof orders): Vague {
  const note = `”{said}” läser vi som ${orders[order]} först. Ingen bil väljs bort.`;
  return () => ({ kind: "order", order, vague: true, note });
}

function atLeast(range: RangeName, from: number): Vague {
  return () => bounded(range, { from, to: null });
}

function atMost(range: RangeName, to: number): Vague {
  return () => bounded(range, { from: null, to });
}

function bounded(range: RangeName, bounds: Bounds): Criterion {
  const about = range === "wltp" ? " Räckvidd gäller elbilar och laddhybrider." : "";
  const note = noteOf(`${rangeLabel(range, bounds)}`) + about;
  return { kind: "range", range, bounds, vague: true, note };
}

function bodies(types: readonly BodyType[]): Vague {
  const note = noteOf(types.join(", "));
  return () => ({ kind: "list", field: "types", values: types, vague: true, note });
}

function fuels(codes: readonly string[]): Vague {
  const note = noteOf("el, hybrid och laddhybrid");
  return () => ({ kind: "list", field: "fuelTypes", values: codes, vague: true, note });
}

function noteOf(reading: string): string {
  return `”{said}” läser vi som ${reading}. Ta bort valet om du menade något annat.`;
}
