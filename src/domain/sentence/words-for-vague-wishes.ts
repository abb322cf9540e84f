import type { BodyType } from "#domain/car/vocabulary.ts";
import type { SortOrder } from "#domain/filter/sort-orders.ts";
import type { RangeName } from "#domain/filter/steps.ts";
import type { PhraseRow } from "./phrases.ts";
import type { Wish } from "./wish.ts";

/** Words that everybody understands and nobody can measure. The reading is ours, so the note says what it is. [SENTENCE-24] */
export const wordsForVagueWishes: readonly PhraseRow<(thisYear: number) => Wish>[] = [
  ["billig, billiga, billigt, prisvärd, prisvärda, prisvärt", ordered("lagsta-pris", "Billig")],
  ["dyr, dyra, exklusiv, exklusiva", ordered("hogsta-pris", "Dyr")],
  ["ny, nya, nytt, ny bil, nya bilar, nästan ny, nästan nya", ordered("nyast", "Ny")],
  ["gammal, gamla, gammal bil, veteran bil, äldre, äldre bil", ordered("aldsta", "Gammal")],
  [
    "nyare, nyare bil, nyare modell, nyare årsmodell, modern, moderna",
    (thisYear) => atLeast("year", thisYear - 5, "Nyare")(),
  ],
  [
    "låg milare, lågmilaren, låg mil, få mil, lågt miltal, låga mil, låg mätar ställning, gått lite, lite körd, lite gången",
    atMost("mileage", 5_000, "Lågmilare"),
  ],
  [
    "student bil, första bil, förstabil, nybörjar bil, billig första bil, körkorts bil",
    atMost("price", 100_000, "Första bil"),
  ],
  ["snabb, snabba, snabbt, sportig, sportiga, sportigt", atLeast("horsepower", 250, "Snabb")],
  [
    "stark, starka, stark motor, kraftfull, mycket hästkrafter, många hästkrafter, många hästar, mycket hästar",
    atLeast("horsepower", 200, "Stark"),
  ],
  [
    "lång räckvidd, bra räckvidd, stor räckvidd, långa räckvidd, långräckvidd, long range, längre räckvidd",
    atLeast("wltp", 400, "Lång räckvidd"),
  ],
  [
    "familje bil, familje bilar, familjebilen, familje vänlig, barn familj",
    bodies(["kombi", "suv", "minibuss"], "Familjebil"),
  ],
  [
    "stor, stora, stort, stor bil, större, större bil, rymlig, rymliga, rymligt",
    bodies(["kombi", "suv", "minibuss"], "Stor"),
  ],
  [
    "liten, lilla, litet, liten bil, mindre bil, små bil, små bilar, stads bil",
    bodies(["halvkombi"], "Liten"),
  ],
  ["hantverkar bil, firma bil, jobb bil, arbets bil, budbil", bodies(["transportbil"], "Hantverkarbil")],
  [
    "pendlar bil, pendlar bilar, pendling, bränsle snål, bränsle snåla, bränsle snålt, snål, snåla, miljö bil, miljö bilar, miljö vänlig, miljö vänliga",
    fuels(["3", "4", "5"], "Bränslesnål"),
  ],
];

type Vague = () => Wish;

function ordered(order: SortOrder, word: string): Vague {
  const means = {
    "lagsta-pris": "lägst pris först",
    "hogsta-pris": "högst pris först",
    nyast: "nyaste årsmodell först",
    aldsta: "äldsta årsmodell först",
  };
  const meant = means[order as keyof typeof means];
  return () => ({
    kind: "order",
    order,
    vague: true,
    note: `”${word}” läser vi som ${meant}. Ingen bil väljs bort.`,
  });
}

const units: Record<RangeName, string> = {
  price: " kr",
  monthlyPayment: " kr/mån",
  year: "",
  mileage: " mil",
  horsepower: " hk",
  wltp: " km",
};

function atLeast(range: RangeName, from: number, word: string): Vague {
  return () => ({
    kind: "range",
    range,
    bounds: { from, to: null },
    vague: true,
    note: noteOf(word, `minst ${from}${units[range]}`),
  });
}

function atMost(range: RangeName, to: number, word: string): Vague {
  const shown = String(to).replace(/(\d)(?=(\d{3})+$)/g, "$1\u00a0");
  return () => ({
    kind: "range",
    range,
    bounds: { from: null, to },
    vague: true,
    note: noteOf(word, `högst ${shown}${units[range]}`),
  });
}

function bodies(types: readonly BodyType[], word: string): Vague {
  const shown: Record<string, string> = {
    kombi: "kombi, suv och minibuss",
    halvkombi: "halvkombi",
    transportbil: "transportbil",
  };
  return () => ({
    kind: "list",
    field: "types",
    values: types,
    vague: true,
    note: noteOf(word, shown[types[0] ?? ""] ?? ""),
  });
}

function fuels(codes: readonly string[], word: string): Vague {
  return () => ({
    kind: "list",
    field: "fuelTypes",
    values: codes,
    vague: true,
    note: noteOf(word, "el, hybrid och laddhybrid"),
  });
}

function noteOf(word: string, reading: string): string {
  return `”${word}” läser vi som ${reading}. Ta bort valet om du menade något annat.`;
}
