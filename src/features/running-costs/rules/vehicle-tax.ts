import { gramsPerKm } from "#features/cars/rules/carbon-dioxide.ts";
import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import { ageInYears, type CostedCar } from "./costed-car.ts";
import { vehicleTaxRules as rules } from "./vehicle-tax-rules.ts";

/** The tax a year, on average over the years the car is owned, and what was assumed of it. */
export type VehicleTax = { perYear: number; assumed: string | null };

const electric: FuelCode = 3;
const diesel: FuelCode = 2;
const otherFuel: FuelCode = 6;

/**
 * What the register says counts for as long as it holds: a car that is younger than three years pays less afterwards. Without
 * the register the tax is worked out from the consumption, and the page says so.
 */
export function vehicleTax(car: CostedCar, years: number, now: Date): VehicleTax {
  const raisedLeft = isRaisable(car) ? Math.max(0, rules.raisedYears - ageInYears(car, now)) : 0;
  const raisedYears = Math.min(years, raisedLeft);
  const later = taxAfterFirstYears(car);
  const first = car.annualTax ?? (raisedYears > 0 ? raisedTax(car) : later);
  const rest =
    car.annualTax === null ? later : Math.min(car.annualTax, raisedLeft > 0 ? later : car.annualTax);
  return {
    perYear: (first * raisedYears + rest * (years - raisedYears)) / years,
    assumed: assumedOf(car, raisedYears > 0 && rest < first),
  };
}

function assumedOf(car: CostedCar, falls: boolean): string | null {
  if (car.annualTax === null && car.modelYear < rules.byWeightBefore)
    return "Skatten är en uppskattning: bilar före 2006 beskattas efter vikt.";
  if (car.annualTax === null && car.fuelType !== electric)
    return car.consumption === null
      ? "Skatten är bara grundbeloppet: bilens utsläpp är okända."
      : "Skatten är räknad på utsläppen som följer av förbrukningen.";
  return falls ? "Skatten sjunker när bilen blir tre år." : null;
}

function isRaisable({ firstRegisteredOn, fuelType }: CostedCar): boolean {
  return firstRegisteredOn >= rules.raised[0].from && fuelType !== electric && fuelType !== otherFuel;
}

function gramsOf({ consumption, fuelType }: CostedCar): number {
  return gramsPerKm(consumption ?? 0, fuelType);
}

/** The plain tax: base and carbon dioxide, and what diesel pays on top. */
function taxAfterFirstYears(car: CostedCar): number {
  if (car.fuelType === electric) return rules.base;
  const grams = gramsOf(car);
  const perGram = car.fuelType === otherFuel ? rules.perGramOtherFuel : rules.perGram;
  const plain = rules.base + Math.max(0, grams - rules.freeGrams) * perGram;
  if (car.fuelType !== diesel) return plain;
  const { factorBefore, environment } = rules.diesel;
  return isRaisable(car) ? plain + dieselExtra(grams) : plain * factorBefore + environment;
}

/** The first three years. */
function raisedTax(car: CostedCar): number {
  const step = rules.raised.findLast(({ from }) => from <= car.firstRegisteredOn) ?? rules.raised[0];
  const grams = gramsOf(car);
  const above = Math.max(0, Math.min(grams, step.farAbove) - step.above) * step.perGram;
  const farAbove = Math.max(0, grams - step.farAbove) * step.perGramFar;
  return rules.base + above + farAbove + (car.fuelType === diesel ? dieselExtra(grams) : 0);
}

function dieselExtra(grams: number): number {
  return grams * rules.diesel.perGram + rules.diesel.environment;
}
