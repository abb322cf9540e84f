import { factsWith, factsWithout, type ValuesOf } from "./car-fact.ts";
import { saleFacts } from "./sale-facts.ts";
import { technicalFacts } from "./technical-facts.ts";
import { usedCarFacts } from "./used-car-facts.ts";

/** Every fact of a car that is stored, asked for and shown by the rules of its kind. */
export const carFacts = { ...technicalFacts, ...usedCarFacts, ...saleFacts };

export type CarFactName = keyof typeof carFacts;
/** The part of a car that follows from the table. */
export type CarFactValues = ValuesOf<typeof carFacts>;

/** What files say; the rest the site decides by itself. */
export const importedFacts = factsWith(carFacts, "importLabel");
export const siteFacts = factsWithout(carFacts, "importLabel");
export type ImportedFactName = keyof typeof importedFacts;
