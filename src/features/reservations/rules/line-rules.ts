import { holdTerms } from "./hold-terms.ts";

const hours = { 1: "en timmes", 2: "två timmars", 3: "tre timmars" }[holdTerms.headStartHours];

/** "två timmars försprång" */
export const headStartWords = `${hours} försprång`;

/** What the line is, in the same words on the page and in the letter. */
export const lineRules = `Släpps bilen får den som står först ett mejl och ${headStartWords}. Sedan får alla andra i kön veta att den är ledig, och först till kvarn gäller. Kön är gratis och du lämnar den när du vill.`;
