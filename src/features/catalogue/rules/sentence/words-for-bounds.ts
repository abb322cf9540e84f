import type { RangeName } from "../ranges.ts";
import { phraseTable } from "./phrases.ts";
import type { Measure } from "./words-for-condition.ts";

/** Which end of a range a number is: `below` and `above` leave the number itself out. */
export type BoundEnd = "to" | "from" | "below" | "above" | "around" | "exact";
export type Bound = { end: BoundEnd; range?: RangeName; isOfFourDigits?: true };

export const boundsBefore = phraseTable<Bound>([
  ["under, mindre än, lägre än, färre än, strax under, less than, below", { end: "below" }],
  ["över, mer än, mera än, fler än, högre än, strax över, more than, over", { end: "above" }],
  [
    "max, maximalt, maximum, högst, allra högst, som mest, som högst, upp till, uppemot, till, t o m, tom, up to, at most, no more than",
    { end: "to" },
  ],
  [
    `inte över, ej över, inte mer än, ej mer än, inte mera än, inte högre än, inte betala mer än, inte lägga mer än, inte kosta mer än,
      inte ha gått mer än, inte gått mer än, ej gått mer än, inte gå över, inte gått över, helst under, helst max, gärna
      under`,
    { end: "to" },
  ],
  [
    `för, för under, för max, för högst, maxpris, max pris, maxpris på, billigare än, inte dyrare än, ej
      dyrare än, inte vara dyrare än, ingen bil över, inga bilar över, inget över, tak på`,
    { end: "to", range: "price" },
  ],
  [
    "minst, allra minst, från, från och med, fr o m, from, fr, minimum, min, åtminstone, lägst, som lägst, at least",
    { end: "from" },
  ],
  ["inte under, ej under, inte mindre än, ej mindre än, helst över, gärna över", { end: "from" }],
  ["dyrare än", { end: "from", range: "price" }],
  [
    "inte äldre än, ej äldre än, inte vara äldre än, ej vara äldre än, ingen äldre än, inget äldre än, ingen bil äldre än, inga bilar äldre än, tidigast, sen",
    { end: "from", range: "year" },
  ],
  // "a3 sedan 35" is a body and an engine.
  ["sedan", { end: "from", range: "year", isOfFourDigits: true }],
  ["nyare än, yngre än, efter, senare än", { end: "above", range: "year" }],
  ["äldre än, före, innan, tidigare än", { end: "below", range: "year" }],
  ["inte nyare än, ej nyare än, senast", { end: "to", range: "year" }],
  [
    "runt, kring, omkring, ca, cirka, circa, c a, ungefär, typ, runt om, i trakten av, runt omkring, sisådär",
    { end: "around" },
  ],
  ["för runt, för ca, för cirka, för omkring, för ungefär", { end: "around", range: "price" }],
]);

export const boundSymbols: Readonly<Record<string, Bound>> = {
  "<": { end: "to" },
  "≤": { end: "to" },
  ">": { end: "from" },
  "≥": { end: "from" },
  "~": { end: "around" },
  "≈": { end: "around" },
};

export const boundsAfter = phraseTable<Bound>([
  [
    `eller nyare, el nyare, el senare, och nyare, eller senare, och senare, och framåt, och uppåt, eller
      yngre, och yngre, och upp, framåt, uppåt`,
    { end: "from" },
  ],
  [
    "eller mer, eller mera, eller högre, och över, eller över, eller fler, eller större, och mer, och fler",
    { end: "from" },
  ],
  [
    `eller äldre, och äldre, eller tidigare, och tidigare, och bakåt, eller mindre, eller lägre, eller
      billigare`,
    { end: "to" },
  ],
  ["och nedåt, och neråt, eller under, och under, som mest, som högst", { end: "to" }],
]);

/** After a number only when no number follows: "8000 mil max", but not "200 000 max 8000 mil". */
export const boundsAtTheEnd = phraseTable<Bound>([
  ["max, maximalt, högst", { end: "to" }],
  ["minst, minimum", { end: "from" }],
  ["ungefär, cirka, ca, typ", { end: "around" }],
]);

/** What a number is about, when the unit does not say so: "räckvidd över 400", "gått max 8000". */
export const rangePhrases = phraseTable<RangeName | "seats" | "unasked" | "goes" | Measure>([
  ["pris, priset, prisklass, prisklassen, kostar, kosta, kostnad, budget, budgeten, prislapp", "price"],
  ["månads kostnad, månads kostnaden, månads betalning, kostnad per månad, månads avgift", "monthlyPayment"],
  [
    "mil tal, miltalet, mätar ställning, mätarställningen, gått, har gått, mil, körd, kört, rullat, har rullat",
    "mileage",
  ],
  ["årsmodell, års modell, modell år, modell, årgång, år, åm", "year"],
  ["effekt, hästkrafter, häst krafter, hk", "horsepower"],
  [
    `räckvidd, räck vidd, räckvidden, wltp, wltp räckvidd, el räckvidd, el räckvidden, range, räckvidd på el, räckvidd på ren el,
      räckvidd el, räckvidd elektriskt, räckvidd på batteri, räckvidd på en laddning, aktionsradie, räcker`,
    "wltp",
  ],
  // How far it goes; how far it has gone is "gått".
  [
    `går, gå, kan gå, ska gå, som går, klarar, klara, orkar, kommer, tar sig, rullar, kan köra, ska klara, kan köras, går att köra,
      el drift, på el, på ren el, elektriskt, rent elektriskt, på batteri, på en laddning, går på el, gå på el, kan gå på el, klarar på el, kör på el, körs på el, köra på el, kan köra på el, kan köras på el`,
    "goes",
  ],
  [
    `batteri hälsa, batteri hälsan, batteri hälsa soh, soh, state of health, batteri kapacitet kvar, batteri
      kondition, batteri status`,
    "batteryHealth",
  ],
  [
    "däck, däcken, däck djup, mönster djup, mönsterdjupet, mönster, däck med mönster djup, däck mönster",
    "tyreDepth",
  ],
  ["plats för, plats till, platser för, rum för", "seats"],
  [
    "drag vikt, dragvikten, släp vikt, släp vagns vikt, max släp vagns vikt, max drag vikt, kan dra, ska dra, drar, dra",
    "trailerWeight",
  ],
  ["drag, drag krok, husvagns dragare, husvagns vikt, husvagn på, släp på, släp vagn på", "towing"],
  ["batteri, batteriet, batteri kapacitet, batteri storlek, batteri på", "battery"],
  ["skatt, fordons skatt, skatten, års skatt, väg skatt, bil skatt", "tax"],
  [
    `co2, co2 utsläpp, utsläpp, koldioxid, förbrukning, bränsle förbrukning, förbrukar, acceleration, 0 100, 0 till 100,
      noll till hundra, topp fart, tjänste vikt, total vikt, vikt, väger, bagage, bagage utrymme, last volym, last vikt, längd,
      höjd, bredd, ränta, kontant insats, hand penning, insats, garanti, besiktigad till, fälgar, tum fälgar, snabb laddning, snabb laddar, laddar, ladd effekt, ladd hastighet, ombord laddare, dc laddning, ac laddning,
      besiktigad, besiktad, ny besiktad, ny besiktigad, besiktas, besiktning, besiktning till, besiktigad till och med, servad, ny servad, senast servad, kamrem, ny kamrem, bytt kamrem, kamrem
      bytt, kamrem bytt, kamremmen bytt, nya bromsar, nytt batteri, importerad, inbyte värt, inbytes bil värd, inbyte på, inbytes bil på, värd, värt,
      pendlar, kör, kör ca, kör cirka, åker, åka, kan åka`,
    "unasked",
  ],
]);

/** After a distance: it is what the car goes on a charge, and no criterion for electricity beside it. */
export const onCharge = phraseTable<"said" | "short">([
  [
    `på el, på ren el, på rent el, på enbart el, på bara el, på endast el, på elen, på en laddning, på laddningen, på full laddning, på en
      full laddning, per laddning, per laddning på el, mellan laddningar, mellan laddningarna, innan laddning, mellan varje laddning,
      på batteri, på batteriet, på ett batteri, på fullt batteri, på batteridrift, på ström, elektriskt, rent elektriskt, helt elektriskt,
      enbart elektriskt, bara elektriskt, på el drift, på ren el drift, i el drift, el drift, ren el drift, på el läge, i el läge, el läge,
      på el motorn, på el motor, med el motorn, med bara el motorn, på bara el motorn, på enbart el motorn, med el, på bara elen, på en laddad, utan att ladda, ren el, på electric, on electric, on one charge, el körning,
      elektrisk räckvidd, elektrisk körsträcka, eldriven räckvidd, eldrivet, utan bensin, utan diesel, utan bränsle, utan att dra bensin, utan
      att dra diesel, utan att använda bensin, utan att använda bensinmotorn, utan bensinmotorn, utan att bensinmotorn startar`,
    "said",
  ],
  ["el", "short"],
]);

/** May stand between what a number is about and the number. */
export const boundFillers = phraseTable<null>([
  ["på, är, om, med, av, ska vara, får vara, i, ligger på, är på", null],
]);
