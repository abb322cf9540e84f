import type { CorpusRow } from "./reading-text.ts";

/** How many owners a car has had: always at most. */
export const owners: readonly CorpusRow[] = [
  ["1 ägare", "ownersTo: 1"],
  ["en ägare", "ownersTo: 1"],
  ["bara en ägare", "ownersTo: 1"],
  ["max en ägare", "ownersTo: 1"],
  ["förstaägare", "ownersTo: 1"],
  ["första ägare", "ownersTo: 1"],
  ["enägarbil", "ownersTo: 1"],
  ["1-ägarbil", "ownersTo: 1"],
  ["2 ägare", "ownersTo: 2"],
  ["två ägare", "ownersTo: 2"],
  ["max 2 ägare", "ownersTo: 2"],
  ["högst tre ägare", "ownersTo: 3"],
  ["max 2 tidigare ägare", "ownersTo: 2"],
  ["färre än 3 ägare", "ownersTo: 2"],
  ["inte mer än 2 ägare", "ownersTo: 2"],
  ["högst 4 ägare", "ownersTo: 4"],
  ["högst 5 ägare", ""],
  ["högst 9 ägare", ""],
  ["volvo högst 9 ägare", "brands: volvo"],
  ["max 3 ägare, gärna en ägare", "ownersTo: 1"],
  ["volvo v60 max 2 ägare under 200 000", "brands: volvo; series: v60; priceTo: 200000; ownersTo: 2"],
  ["automat en ägare max 8000 mil", "gearbox: automatisk; mileageTo: 8000; ownersTo: 1"],
];
