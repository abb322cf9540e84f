import { formatNumber } from "#core/text/number.ts";
import { serviceHistories, tyreKinds } from "../condition.ts";
import { equipmentTags, labelIn } from "../vocabulary.ts";
import { fact } from "./car-fact.ts";

/** What it has, and what its years have made of it. */
export const usedCarFacts = {
  hasAwd: fact("yesNo", "Fyrhjulsdrift", "technical", {
    api: "Null när det inte är känt",
    advert: { label: "Drivning", yes: "Fyrhjulsdrift", no: "Tvåhjulsdrift" },
    filter: { label: "Fyrhjulsdrift", yes: "Fyrhjulsdrift", no: "Utan fyrhjulsdrift" },
  }),
  hasTowbar: fact("yesNo", "Dragkrok", "technical", {
    default: false,
    hasNoColumnDefault: true,
    api: true,
    filter: { label: "Dragkrok", yes: "Dragkrok", no: "Utan dragkrok" },
  }),
  // Null without towbar.
  maxTrailerWeight: fact("count", "Släpvagnsvikt", "technical", {
    max: 10_000,
    unit: "kg",
    isUnknownAtZero: true,
    api: "kg",
    advert: "Dragvikt",
    filter: {
      name: "trailerWeightFrom",
      bound: "atLeast",
      label: "Lägsta dragvikt i kg",
      steps: [750, 1_000, 1_500, 1_800, 2_000, 2_500, 3_000],
      text: (min) => `Dragvikt minst ${formatNumber(min)}\u00a0kg`,
    },
  }),
  leasable: fact("yesNo", "Går att leasa", "flags", {
    default: false,
    hasNoColumnDefault: true,
    importLabel: "leasing",
    api: true,
    filter: { label: "Leasing", yes: "Går att leasa", no: "Går inte att leasa" },
  }),
  equipment: fact("tags", "Utrustning", "equipment", {
    options: equipmentTags,
    default: [],
    hasNoColumnDefault: true,
    api: true,
    filter: { name: "equipmentTags" },
  }),
  // What the buyer reads beyond the tags: "Adaptiv farthållare", "Harman Kardon".
  equipmentDetails: fact("texts", "Mer utrustning", "equipment", {
    maxLength: 100,
    default: [],
    hasNoColumnDefault: true,
    importLabel: "övrig utrustning",
    api: true,
  }),
  owners: fact("count", "Antal ägare", "past", {
    max: 200,
    importLabel: "ägare",
    api: "Null när antalet inte är känt",
    advert: "Antal ägare",
    filter: {
      name: "ownersTo",
      bound: "atMost",
      label: "Högsta antal ägare",
      steps: [1, 2, 3, 4],
      text: (max) => `Högst ${max} ägare`,
    },
  }),
  annualTax: fact("count", "Fordonsskatt", "technical", {
    max: 1_000_000,
    unit: "kr/år",
    noun: "helt antal kronor",
    unitsInFiles: ["kr/år", "kr", "sek", ":-"],
    api: "Kronor per år; null när skatten inte är känd",
    advert: "Fordonsskatt",
    filter: {
      name: "taxTo",
      bound: "atMost",
      label: "Högsta skatt i kronor om året",
      steps: [500, 1_000, 1_500, 2_000, 3_000, 5_000],
      text: (max) => `Skatt högst ${formatNumber(max)}\u00a0kr`,
    },
  }),
  // Next yearly roadworthiness test (besiktning).
  inspectionDueOn: fact("day", "Besiktigas senast", "past", { api: true }),
  // When our technician went through the car, point by point; null before that.
  inspectedOn: fact("day", "Teknikerkontroll", "past", {
    isPast: true,
    importLabel: "genomgången av tekniker",
  }),
  // All that the technician found is here: only then is a point that nobody wrote about normal.
  inspectionComplete: fact("yesNo", "Komplett protokoll", "past", { default: false }),
  tyreKind: fact("choice", "Däck", "past", { options: tyreKinds, importLabel: "däcktyp" }),
  tyreDepthFront: fact("decimal", "Mönsterdjup fram", "past", { max: 30, unit: "mm" }),
  tyreDepthRear: fact("decimal", "Mönsterdjup bak", "past", { max: 30, unit: "mm" }),
  serviceHistory: fact("choice", "Servicehistorik", "past", {
    options: serviceHistories,
    synonyms: { fullservad: "full", delvis: "partial", saknas: "none" },
    api: "full: fullservad, partial: delvis dokumenterad, none: dokumentation saknas; null när det inte är känt",
    advert: "Servicehistorik",
    filter: {
      name: "serviceHistory",
      options: ["documented", "full"],
      labelOf: (option) => labelIn({ documented: "Dokumenterad service", full: "Fullservad" }, option),
      optionOf: (history) => (history === "partial" ? "documented" : history === "full" ? "full" : null),
      // A full history is a documented one.
      covers: (word) => (word === "documented" ? ["documented", "full"] : word === "full" ? ["full"] : []),
    },
  }),
};
