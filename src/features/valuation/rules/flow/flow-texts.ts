import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { VehicleLookup } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { conditionEffects } from "../condition-effect.ts";
import { choicesOf, ownerships } from "./flow-fields.ts";
import type { Question } from "./flow-step.ts";

type QuestionText = { title: string; help: string };

/** Every question as it is put to the visitor. */
export const questionTexts: Readonly<Record<Question, QuestionText>> = {
  wear: {
    title: "I vilket skick är bilen?",
    help: "Lack, säten och inredning, jämfört med andra lika gamla.",
  },
  damage: {
    title: "Har bilen skador?",
    help: "Markera var, och välj sedan hur stora de är. Bilder kan du lägga till i ett senare steg.",
  },
  service: { title: "Hur är bilen servad?", help: "Digital eller på papper spelar ingen roll." },
  tyres: { title: "Hur är däcken?", help: "Gott skick är minst 4 mm mönster och inte äldre än sex år." },
  battery: {
    title: "Hur mår batteriet?",
    help: "Siffran brukar stå i bilens meny eller på ett testintyg. Vi mäter det gratis när vi ser bilen.",
  },
  cable: { title: "Följer laddkabeln med?", help: "Kabeln för laddbox, den som hör till bilen." },
  heatPump: { title: "Har bilen värmepump?", help: "Den står i utrustningslistan. Vet du inte, hoppa över." },
  ownership: {
    title: "Finns lån eller leasing på bilen?",
    help: "Det ändrar inte värdet, bara hur affären går till.",
  },
};

/** What each answer means, in the order of the answers, where its words do not say it. */
export const answerMeanings: Readonly<Partial<Record<Question, readonly string[]>>> = {
  wear: [
    "Inga märken i lack, säten eller inredning.",
    "Små spår av användning, som hos andra lika gamla.",
    "Tydliga märken på säten, ratt eller lack.",
  ],
  damage: [
    "Ingenting att anmärka på.",
    "Sådant man ser på nära håll.",
    "Måste lagas innan bilen kan säljas.",
  ],
  service: ["Alla servicar enligt plan går att visa.", "Några servicar saknas.", "Det finns inget att visa."],
  tyres: [
    "Två hela uppsättningar hjul.",
    "Den som sitter på bilen.",
    "Under 4 mm mönster eller äldre än sex år.",
  ],
};

export function answersTo(question: Question): { value: string; label: string }[] {
  if (question !== "ownership") return choicesOf(question);
  return Object.values(ownerships).map(({ value, label }) => ({ value, label }));
}

export function shortLabel(question: Question): string {
  return question === "ownership" ? "Lån eller leasing" : conditionEffects[question].label;
}

const reasons = {
  unknown: "finns inte i fordonsregistret",
  noRegister: "kan inte slås upp här",
  unavailable: "kunde inte slås upp just nu",
} as const satisfies Record<Exclude<VehicleLookup["kind"], "found">, string>;

/** Why the visitor is asked for what a register would know. */
export function whyManual(plate: LicensePlate, lookup: VehicleLookup): string {
  if (lookup.kind === "found")
    return `Skriv uppgifterna om bilen själv, så räknar vi på dem i stället för på det registret säger om ${displayPlate(plate)}.`;
  return `${displayPlate(plate)} ${reasons[lookup.kind]}. Skriv uppgifterna om bilen själv, så räknar vi ändå.`;
}

/** What is said with every estimate: on the page and in the e-mail. */
export const mayChange = [
  "Skador eller fel som du inte har berättat om",
  "Ett miltal som skiljer sig från det du skrev",
  "Servicehistorik, nycklar, hjul eller laddkabel som saknas",
  "Skulder, körförbud eller annat som står i registret om bilen",
] as const;
