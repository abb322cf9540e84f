/** What is booked: a car of ours to drive, or one of our people for a car of the visitor's. */
export const bookingKinds = ["testDrive", "visit", "pickup", "workshop"] as const;
export type BookingKind = (typeof bookingKinds)[number];

export type TimeRules = {
  /** How long it takes. */
  minutes: number;
  /** How far apart the times begin. */
  everyMinutes: number;
  /** So that there is time to make ready. */
  leadMinutes: number;
  daysAhead: number;
};

const inStore = { minutes: 30, everyMinutes: 30, leadMinutes: 120, daysAhead: 14 };

export const timeRules = {
  testDrive: inStore,
  visit: inStore,
  // A valuation at home, within half a day; the car goes with us once it is paid.
  pickup: { minutes: 240, everyMinutes: 240, leadMinutes: 0, daysAhead: 21 },
  // What is to be done says how long it takes.
  workshop: { minutes: 60, everyMinutes: 30, leadMinutes: 24 * 60, daysAhead: 28 },
} as const satisfies Record<BookingKind, TimeRules>;

/** Of one person at a time and of each kind, so that nobody holds a store's whole week. */
export const maxUpcoming = 3;
