import type { ExternalAdvert } from "#features/cars/rules/external-advert.ts";
import { chooseCar } from "./age-and-mileage.ts";
import { demoModels } from "./models/read-models.ts";
import { pictureOfAdvert } from "./pictures/pictures-of-car.ts";
import { plateNumber } from "./plates.ts";
import type { Random } from "./random.ts";
import { randomFacts } from "./random-facts.ts";

const day = 86_400_000;

/** Sellers that do not exist. */
const dealers = [
  "Exempelbilar i Borås",
  "Påhittade Motor AB",
  "Sagans Bilhall",
  "Låtsas Bil & Maskin",
  "Diktade Bilar Väst",
];
const privatePersons = ["Anna", "Erik", "Maria", "Johan", "Sara", "Lars", "Elin", "Ahmed", "Karin", "Oskar"];
const areas = [
  "Stockholm",
  "Göteborg",
  "Malmö",
  "Uppsala",
  "Västerås",
  "Örebro",
  "Linköping",
  "Helsingborg",
  "Jönköping",
  "Umeå",
  "Borås",
  "Gävle",
];

/** What others advertise, seen during the last two months. */
export function externalAdvert(random: Random, plateIndex: number, today: Date): ExternalAdvert {
  const publishedAt = new Date(today.getTime() - random.next() * 60 * day);
  const choice = chooseCar(random, demoModels(), publishedAt);
  const { facts, price } = randomFacts(random, choice, plateNumber(plateIndex), publishedAt);
  const sellerIsPrivate = random.chance(0.6);
  const gone = new Date(publishedAt.getTime() + random.int(3, 50) * day);
  return {
    licenseplate: facts.licenseplate,
    make: facts.make,
    normalizedMake: facts.normalizedMake,
    model: facts.model,
    series: facts.series,
    title: facts.title,
    modelYear: facts.modelYear,
    mileage: facts.mileage,
    bodyType: facts.bodyType,
    gearboxType: facts.gearboxType,
    fuelType: facts.fuelType,
    horsepower: facts.horsepower,
    // Private sellers ask less than dealers for the same car.
    price: sellerIsPrivate ? Math.round((price * 0.94) / 1_000) * 1_000 : price,
    sellerName: random.pick(sellerIsPrivate ? privatePersons : dealers),
    sellerIsPrivate,
    area: random.pick(areas),
    publishedAt,
    removedAt: gone < today ? gone : null,
    ...pictureOfAdvert(facts),
    // A host that cannot exist. Some were seen without their address, as happens.
    url: plateIndex % 8 === 0 ? null : `https://annonser.example/bil/${facts.licenseplate}`,
  };
}
