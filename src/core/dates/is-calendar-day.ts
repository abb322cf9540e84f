/** Whether "2026-11-20" is a day that exists. 30 February is read as 2 March: a day that exists comes back as it went in. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
}
