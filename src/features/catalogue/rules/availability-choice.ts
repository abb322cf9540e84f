/** The `cars` parameter: which of the two kinds of stock the visitor wants, when not both. */
export const availabilityChoices = { "till-forsaljning": "Till salu", inkommande: "Inkommande" } as const;
export type AvailabilityChoice = keyof typeof availabilityChoices;

export const availabilityChoiceNames = Object.keys(availabilityChoices) as AvailabilityChoice[];

export type StockFlags = { incoming: boolean; forSale: boolean };

/** Nothing selected restricts no more than everything selected, as in every other filter. */
export function carsFromFlags({ incoming, forSale }: StockFlags): AvailabilityChoice | null {
  if (incoming === forSale) return null;
  return incoming ? "inkommande" : "till-forsaljning";
}

export function flagsFromCars(cars: AvailabilityChoice | null): StockFlags {
  return { incoming: cars !== "till-forsaljning", forSale: cars !== "inkommande" };
}
