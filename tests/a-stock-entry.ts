import type { Car } from "#features/cars/rules/car.ts";
import { type CarImage, imageTypes } from "#features/cars/rules/image.ts";
import type { StockEntry } from "#features/cars/storage/load-stock.ts";
import { aCar } from "./a-car.ts";

/** A car without a past; a test says only what it is about: anEntry({ status: 140 }, { sales: [aSale] }). */
export function anEntry(said: Partial<Car> = {}, past: Partial<Omit<StockEntry, "car">> = {}): StockEntry {
  const { id, ...car } = aCar(said);
  return { car, images: [], priceEvents: [], statusEvents: [], findings: [], sales: [], ...past };
}

export function anImage(position: number, said: Partial<CarImage> = {}): CarImage {
  return { url: `/media/${position}.jpg`, position, type: imageTypes.exterior, isHighlight: false, ...said };
}
