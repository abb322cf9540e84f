import type { Car } from "#domain/car/car.ts";
import { equipmentTags } from "#domain/car/vocabulary.ts";

/** Towbar first, for that is what people look for; then the tags, then what only this car has. [PAGE-37] */
export function equipmentView(car: Pick<Car, "hasTowbar" | "equipment" | "equipmentDetails">): string[] {
  const general = [...(car.hasTowbar ? ["Dragkrok"] : []), ...car.equipment.map((tag) => equipmentTags[tag])];
  const isDetailed = (name: string) => car.equipmentDetails.some((detail) => detail.startsWith(`${name},`));
  return [...new Set([...general.filter((name) => !isDetailed(name)), ...car.equipmentDetails])];
}
