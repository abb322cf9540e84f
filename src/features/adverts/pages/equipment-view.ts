import type { Car } from "#features/cars/rules/car.ts";
import { equipmentTags } from "#features/cars/rules/vocabulary.ts";

/** Towbar first, for that is what people look for; then the tags, then what only this car has. */
export function equipmentView(car: Pick<Car, "hasTowbar" | "equipment" | "equipmentDetails">): string[] {
  const general = [...(car.hasTowbar ? ["Dragkrok"] : []), ...car.equipment.map((tag) => equipmentTags[tag])];
  const isDetailed = (name: string) => car.equipmentDetails.some((detail) => detail.startsWith(`${name},`));
  return [...new Set([...general.filter((name) => !isDetailed(name)), ...car.equipmentDetails])];
}
