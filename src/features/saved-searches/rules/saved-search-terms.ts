/** How often somebody is notified: the stored value, and its label in the form. */
export const frequencyTexts = { "at-once": "Direkt", daily: "En gång om dagen" } as const;
export type Frequency = keyof typeof frequencyTexts;
export const frequencies = ["at-once", "daily"] as const satisfies readonly Frequency[];

/** The terms of a saved search: pages, e-mails and the policy say the same. */
export const savedSearchTerms = {
  /** The link in the first e-mail, and the row that waits for it. */
  confirmDays: 7,
  /** Then it ends, unless its owner says go on. */
  retentionMonths: 12,
  /** So long before the end its owner is asked. */
  askedDaysBefore: 14,
  /** More than these are a number and a button. */
  carsPerEmail: 10,
  /** At least so long between two e-mails "at once": what came meanwhile goes into one. */
  gapMinutes: 15,
  /** The hour of the daily e-mails, in Sweden. */
  dailyHour: 7,
} as const;
