import { carCountText } from "#features/cars/rules/car-count.ts";

const incoming = "Inkommande bilar visas i listan innan de fått pris.";

/** "48 bilar kom in det senaste dygnet."; a day without any is passed over in silence. */
export function arrivalsText(newInADay: number): string {
  if (newInADay === 0) return `De senast inkomna bilarna. ${incoming}`;
  return `${carCountText(newInADay)} kom in det senaste dygnet. ${incoming}`;
}
