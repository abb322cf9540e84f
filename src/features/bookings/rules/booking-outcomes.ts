/** How a booked time turned out, in the words of the staff's list. */
export const bookingOutcomes = {
  came: "Genomförd",
  noShow: "Kom inte",
} as const;
export type BookingOutcome = keyof typeof bookingOutcomes;
export const bookingOutcomeNames = Object.keys(bookingOutcomes) as [BookingOutcome, ...BookingOutcome[]];

/** For so long a time that nobody has said anything of is still asked about. */
export const askedAboutDays = 7;
