/** What a favourite is ordered by. */
export type SortableFavorite = {
  /** How much the price has changed since it was saved; null where nobody can tell. */
  change: number | null;
  price: number | null;
  mileage: number;
  isForSale: boolean;
};

export const favoriteOrders = {
  "senast-sparade": "Senast sparade först",
  prisandring: "Störst prisändring",
  "lagsta-pris": "Lägst pris",
  "lagsta-mil": "Lägst miltal",
  "till-salu": "Till salu först",
} as const;
export type FavoriteOrder = keyof typeof favoriteOrders;

/** The smallest first; null has no place of its own and comes last. */
const ranks: Record<FavoriteOrder, (car: SortableFavorite) => number | null> = {
  "senast-sparade": () => 0,
  prisandring: ({ change }) => (change === null ? null : -Math.abs(change)),
  "lagsta-pris": ({ price }) => price,
  "lagsta-mil": ({ mileage }) => mileage,
  "till-salu": ({ isForSale }) => (isForSale ? 0 : 1),
};

/** `newestFirst` is the list as it was saved, the last saved first. */
export function inFavoriteOrder<Car extends SortableFavorite>(
  newestFirst: readonly Car[],
  order: FavoriteOrder,
): Car[] {
  const rank = (car: Car) => ranks[order](car) ?? Number.POSITIVE_INFINITY;
  return newestFirst.toSorted((one, other) => compare(rank(one), rank(other)));
}

/** Two without a value are alike, which their difference would not say. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
