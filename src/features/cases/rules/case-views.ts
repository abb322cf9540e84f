/** The lists of cases that everybody has, in the words of their tabs. */
export const caseViews = {
  mine: "Mina",
  unassigned: "Utan ansvarig",
  late: "Försenade",
  waiting: "Väntar på oss",
  open: "Alla öppna",
  closed: "Stängda",
} as const;
export type CaseView = keyof typeof caseViews;
export const caseViewNames = Object.keys(caseViews) as CaseView[];
