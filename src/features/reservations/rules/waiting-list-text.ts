import { reservationTerms } from "./reservation-terms.ts";

const hours = { 1: "en timmes", 2: "två timmars", 3: "tre timmars" }[reservationTerms.headStartHours];

/** "två timmars försprång" */
export const headStartText = `${hours} försprång`;

/** What the waiting list is, in the same words on the page and in the e-mail. */
export const waitingListRules = `Släpps bilen får den som står först ett mejl och ${headStartText}. Sedan får alla andra i kön veta att den är ledig, och först till kvarn gäller. Kön är gratis och du lämnar den när du vill.`;
