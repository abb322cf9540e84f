const msPerDay = 86_400_000;

/** So many times 24 hours later; below zero before. What goes by the calendar is `dayPlus`. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * msPerDay);
}
