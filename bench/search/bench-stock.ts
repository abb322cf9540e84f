import { chooseCar } from "#demo/age-and-mileage.ts";
import { carForSale, incomingCar } from "#demo/car-life.ts";
import { demoModels } from "#demo/models/read-models.ts";
import { plateNumber } from "#demo/plates.ts";
import { randomFrom } from "#demo/random.ts";
import { randomFacts } from "#demo/random-facts.ts";
import { coverImage } from "#features/cars/rules/gallery.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";

export const benchDay = new Date("2026-11-15T12:00:00Z");

/** One of these words stands in every description, rare ones seldom: a real stock has ten thousand different words. */
const beginnings =
  "vinter sommar sport motor broms tak dörr ratt last bagage fälg luft värme batteri ladd lack glas spegel barn familje stads jakt hus service garanti bränsle regn läder krom miljö".split(
    " ",
  );
const endings =
  "däck lampa stol matta list skydd box räcke vagn hållare lås larm sensor skärm knapp koppling låda filter olja pump säte klädsel paket system hjälp varnare stöd kontroll bok nyckel avtal plan test lucka ruta belysning båge".split(
    " ",
  );
const forms = ["", "", "en", "ar", "et", "s", "arna", "er", "na"];
const rareWords = beginnings.flatMap((first) =>
  endings.flatMap((last) => forms.map((form) => first + last + form)),
);

/** Cars like those of the demo, as many as wanted: the same ones every time, and the first of a larger stock. */
export function benchStock(size: number): CatalogCar[] {
  return Array.from({ length: size }, (_, at) => benchCar(at));
}

function benchCar(at: number): CatalogCar {
  const random = randomFrom(`bench/${at}`);
  const choice = chooseCar(random, demoModels(), benchDay);
  const made = { ...randomFacts(random, choice, plateNumber(at), benchDay), choice };
  const { car, images, findings, priceEvents } = random.chance(0.06)
    ? incomingCar(random, made, benchDay)
    : carForSale(random, made, benchDay);
  const rare = Array.from(
    { length: random.int(1, 6) },
    () => rareWords[Math.floor(random.next() ** 2.6 * rareWords.length)] ?? "",
  );
  return {
    ...car,
    id: at + 1,
    equipmentDetails: [...car.equipmentDetails, ...rare],
    coverImage: coverImage(images),
    storeName: car.location,
    placeNames: car,
    remarkCount: findings.filter(({ verdict }) => verdict !== "normal").length,
    priceEvents,
  };
}
