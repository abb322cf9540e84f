import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { ComparedCar } from "./compared-car.ts";

type OwnCar = Pick<Car, "modelYear" | "mileage" | "fuelType" | "gearboxType" | "horsepower">;
type Difference = { weight: number; text: string | null };

/** Mileages and powers that differ by less are the same to whoever buys the car. */
const sameMil = 500;
const samePower = 10;

/** What each fact weighs, in years of age, and how it is said. What is not known of the other car weighs nothing. */
const differences: readonly ((own: OwnCar, other: ComparedCar) => Difference | null)[] = [
  (own, other) => {
    const years = own.modelYear - other.modelYear;
    return {
      weight: Math.abs(years),
      text: years === 0 ? null : `${Math.abs(years)} år ${years > 0 ? "nyare" : "äldre"}`,
    };
  },
  (own, { mileage }) => {
    if (mileage === null) return null;
    const mil = own.mileage - mileage;
    const text = `${formatMil(Math.abs(mil))} ${mil > 0 ? "längre" : "kortare"}`;
    return { weight: Math.abs(mil) / 2_000, text: Math.abs(mil) < sameMil ? null : text };
  },
  (own, { fuelType }) => {
    if (fuelType === null) return null;
    const isSame = own.fuelType === fuelType;
    return { weight: isSame ? 0 : 3, text: isSame ? null : fuels[own.fuelType].toLowerCase() };
  },
  (own, { gearboxType }) => {
    if (gearboxType === null) return null;
    const isSame = own.gearboxType === gearboxType;
    return { weight: isSame ? 0 : 1.5, text: isSame ? null : gearboxes[own.gearboxType].toLowerCase() };
  },
  (own, { horsepower }) => {
    if (horsepower === null) return null;
    const more = own.horsepower - horsepower;
    const text = `${formatNumber(Math.abs(more))}\u00a0hk ${more > 0 ? "starkare" : "svagare"}`;
    return { weight: Math.abs(more) / 50, text: Math.abs(more) < samePower ? null : text };
  },
];

export type Likeness = {
  /** 0 is the same car; 1 is like a year of age. */
  distance: number;
  label: "Mycket lik" | "Lik" | "Delvis lik";
  /** "1 år nyare", "2 100 mil kortare"; empty where nothing differs. */
  differences: string[];
};

const labels: readonly (readonly [below: number, label: Likeness["label"]])[] = [
  [2, "Mycket lik"],
  [4.5, "Lik"],
];

/** How like a car of ours is to the one that it is held against. */
export function likenessOf(own: OwnCar, other: ComparedCar): Likeness {
  const texts = differences.flatMap((difference) => difference(own, other) ?? []);
  const distance = texts.reduce((sum, { weight }) => sum + weight, 0);
  return {
    distance,
    label: labels.find(([below]) => distance < below)?.[1] ?? "Delvis lik",
    differences: texts.flatMap(({ text }) => text ?? []),
  };
}
