import { setImmediate } from "node:timers/promises";
import { findPicturesOfCars } from "#features/cars/storage/car-pictures.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import type { ApiRequest } from "../call.ts";
import type { CarJsonContext } from "../car-json.ts";

/** So many at a time that neither the database nor anybody else's request waits long: a thousand pictures or so. */
const atATime = 100;

type Given = Pick<ApiRequest, "db" | "publicOrigin"> & { catalogs: Pick<Catalogs, "market"> };
type ToJson<Car> = (car: Car, setting: CarJsonContext) => unknown;

/** Some cars as JSON, with their pictures. */
export async function carsWithPictures<Car extends { id: number }>(
  cars: readonly Car[],
  toJson: ToJson<Car>,
  { db, publicOrigin, catalogs: { market } }: Given,
  asOf: Date,
): Promise<unknown[]> {
  const pictures = await findPicturesOfCars(
    db,
    cars.map(({ id }) => id),
  );
  return cars.map((car) =>
    toJson(car, { images: pictures.get(car.id) ?? [], publicOrigin, asOf, levelOf: market.levelOf }),
  );
}

/** Very many cars, a part at a time. */
export async function* carsInParts<Car extends { id: number }>(
  cars: readonly Car[],
  toJson: ToJson<Car>,
  request: Given,
  asOf: Date,
): AsyncGenerator<readonly unknown[]> {
  for (let at = 0; at < cars.length; at += atATime) {
    yield await carsWithPictures(cars.slice(at, at + atATime), toJson, request, asOf);
  }
}

/** Very many of what is at hand already: between the parts others have their turn. */
export async function* inParts<One>(
  all: readonly One[],
  toJson: (one: One) => unknown,
): AsyncGenerator<readonly unknown[]> {
  for (let at = 0; at < all.length; at += atATime) {
    yield all.slice(at, at + atATime).map(toJson);
    await setImmediate();
  }
}
