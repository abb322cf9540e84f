/** The `cars` parameter: which of the two kinds of stock the visitor wants, when not both. */
export const carsChoices = { "till-forsaljning": "Till salu", inkommande: "Inkommande" } as const;
export type CarsChoice = keyof typeof carsChoices;

export const carsChoiceNames = Object.keys(carsChoices) as CarsChoice[];

export type StockFlags = { incoming: boolean; forSale: boolean };

/** Nothing selected restricts no more than everything selected, as in every other filter. */
export function carsFromFlags({ incoming, forSale }: StockFlags): CarsChoice | null {
  if (incoming === forSale) return null;
  return incoming ? "inkommande" : "till-forsaljning";
}

export function flagsFromCars(cars: CarsChoice | null): StockFlags {
  return { incoming: cars !== "till-forsaljning", forSale: cars !== "inkommande" };
}
