/** The part of an address of ours after the at sign. */
export const peopleMailDomain = "fyrbaken.example";

/** What a store looks like, how one finds it and whom one meets there, by the store's slug. */
export const storePlaces = {} as const;
