import { market as ofChain } from "#brand/market.ts";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";

/** The chain's own choice stands in brand/market.ts. */
export type Market = {
  name: string;
  /** Where it searches; {words} is what is searched for. */
  search: string;
};

const market: Market = ofChain;

export const marketName = market.name;

/** Where such cars are advertised by others: make, model and year. */
export function similarAdvertsLink({
  make,
  model,
  modelYear,
}: Pick<VehicleFacts, "make" | "model" | "modelYear">): string {
  return market.search.replace("{words}", encodeURIComponent(`${make} ${model} ${modelYear}`));
}
