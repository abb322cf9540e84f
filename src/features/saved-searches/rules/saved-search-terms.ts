/** How often somebody is told: the word that is stored, and what the form says. */
export const frequencyTexts = { "at-once": "Direkt", daily: "En gång om dagen" } as const;
export type Frequency = keyof typeof frequencyTexts;
export const frequencies = ["at-once", "daily"] as const satisfies readonly Frequency[];

/** The terms of a saved search: pages, letters and the policy say the same. */
export const savedSearchTerms = {
  /** The link in the first letter, and the row that waits for it. */
  confirmDays: 7,
  /** Then it ends, unless its owner says go on. */
  retentionMonths: 12,
  /** So long before the end its owner is asked. */
  askedDaysBefore: 14,
  /** More than these are a number and a button. */
  carsPerEmail: 10,
  /** Whoever is told at once is not told again within this time: what came meanwhile goes into one letter. */
  gapMinutes: 15,
  /** When those are told who want it once a day, in Sweden. */
  dailyHour: 7,
} as const;
