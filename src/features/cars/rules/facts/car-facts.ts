import { serviceHistories } from "../condition.ts";
import type { CarFactRows, ValuesOf } from "./car-fact.ts";

/** Every fact of a car that is stored, asked for and shown by the rules of its kind. */
export const carFacts = {
  hasTowbar: {
    kind: "yesNo",
    label: "Dragkrok",
    group: "technical",
    default: false,
    hasNoColumnDefault: true,
    importLabel: "dragkrok",
    api: true,
    filter: { yes: "Dragkrok", no: "Utan dragkrok" },
  },
  owners: {
    kind: "count",
    label: "Antal ägare",
    group: "past",
    noun: "antal ägare",
    unit: "",
    min: 0,
    max: 200,
    default: null,
    importLabel: "ägare",
    api: "Null när antalet inte är känt",
    advert: "Antal ägare",
    filter: {
      name: "ownersTo",
      bound: "atMost",
      label: "Högsta antal ägare",
      steps: [1, 2, 3, 4],
      text: (most) => `Högst ${most} ägare`,
    },
  },
  serviceHistory: {
    kind: "choice",
    options: serviceHistories,
    label: "Servicehistorik",
    group: "past",
    noun: "ingen känd servicehistorik",
    synonyms: { fullservad: "full", delvis: "partial", saknas: "none" },
    default: null,
    importLabel: "servicehistorik",
    api: "full: fullservad, partial: delvis dokumenterad, none: dokumentation saknas; null när det inte är känt",
    advert: "Servicehistorik",
    filter: {
      options: { documented: "Dokumenterad service", full: "Fullservad" },
      optionOf: { partial: "documented", full: "full" },
      // A full history is a documented one.
      covers: { documented: ["documented", "full"] },
    },
  },
} as const satisfies CarFactRows;

export type CarFactName = keyof typeof carFacts;
/** The part of a car that follows from the table. */
export type CarFactValues = ValuesOf<typeof carFacts>;
