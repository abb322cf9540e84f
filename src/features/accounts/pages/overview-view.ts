import type { Frequency } from "#features/saved-searches/rules/saved-search-terms.ts";

/** Whose turn it is: the reader's, ours, or nobody's any more. */
export type CaseBadge = "yours" | "ours" | "done";

/** One row of a list on my pages, in words. */
export type MyPagesRow = {
  key: string;
  title: string;
  to: string;
  /** Below the title. */
  sub: string;
  /** "Väntar på ditt svar", "fredag 20 november kl. 10.00–10.30" */
  state: string;
  /** The note beside it: "svara före …", "raderas …". */
  note: string;
  badge?: CaseBadge;
  link?: { text: string; to: string };
};

export type MyReservation = {
  number: string;
  title: string;
  plate: string;
  line: string;
  price: string;
  picture: string | null;
  to: string;
  until: string;
  percent: number;
};

export type MySavedSearch = {
  id: number;
  summary: string;
  to: string;
  manage: string;
  note: string;
  isPaused: boolean;
  /** How often it could be told instead. */
  otherFrequency: { command: Frequency; text: string };
};

export type MyDevice = { id: number; name: string; seen: string; isThis: boolean };

/** All that the overview says. */
export type OverviewView = {
  address: string;
  /** The session's CSRF token, for every form. */
  csrf: string;
  notice: string | null;
  waiting: MyPagesRow[];
  reservations: MyReservation[];
  pastReservations: MyPagesRow[];
  bookings: MyPagesRow[];
  cases: MyPagesRow[];
  savedSearches: MySavedSearch[];
  favorites: (MyPagesRow & { plate: string })[];
  searches: { query: string; to: string }[];
  devices: MyDevice[];
};
