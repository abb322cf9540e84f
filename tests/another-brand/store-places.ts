/** What a store looks like, how one finds it and whom one meets there, by the store's slug. */
export const storePlaces = {} as const;
