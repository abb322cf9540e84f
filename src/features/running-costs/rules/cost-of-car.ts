import { depositFor } from "#features/credit/rules/deposit.ts";
import { type Loan, loanFor } from "#features/credit/rules/loan.ts";
import type { CostAssumptions } from "./cost-assumptions.ts";
import { ageInYears, type CostedCar } from "./costed-car.ts";
import {
  type DepreciationBasis,
  type DepreciationModel,
  type ShareLeft,
  valueAfter,
  valueAtRate,
  valueLeft,
} from "./depreciation.ts";
import { energyCost } from "./energy-cost.ts";
import { loanCostWithin } from "./loan-cost.ts";
import { runningCosts } from "./running-costs.ts";
import { vehicleTax } from "./vehicle-tax.ts";

/** What a car costs, part by part, in kronor over all the years. */
export const costParts = {
  depreciation: "Värdefall",
  energy: "Drivmedel och el",
  tax: "Fordonsskatt",
  insurance: "Försäkring",
  service: "Service och slitage",
  tyres: "Däck",
  credit: "Ränta och avgifter",
} as const;
export type CostPart = keyof typeof costParts;
export const costPartNames = Object.keys(costParts) as CostPart[];

export type CostOfCar = {
  parts: Record<CostPart, number>;
  total: number;
  perMil: number;
  perMonth: number;
  /** What the car is worth when the years are over. */
  valueThen: number;
  /** What the fall in value rests on; null where the visitor says it. */
  basis: DepreciationBasis | null;
  loan: Loan | null;
  assumed: string[];
};

type Paid = {
  /** What the car costs today, or is worth. */
  price: number;
  /** Null: without a loan. */
  loanMonths: number | null;
};

/**
 * What it costs to have a car for the visitor's years and mil. Another engine for the fall in value replaces
 * `depreciation.ts` alone.
 */
export function costOfCar(
  car: CostedCar,
  { price, loanMonths }: Paid,
  assumptions: CostAssumptions,
  { model, shareLeft, now }: { model: DepreciationModel; shareLeft?: ShareLeft | undefined; now: Date },
): CostOfCar {
  const { years, milPerYear } = assumptions;
  const mil = years * milPerYear;
  const fall = fallInValue(car, price, assumptions, { model, shareLeft });
  const tax = vehicleTax(car, years, now);
  const energy = energyCost(car, assumptions);
  const loan = loanMonths === null ? null : loanOn(price, assumptions.tradeIn, loanMonths);
  const parts: Record<CostPart, number> = {
    depreciation: price - fall.value,
    energy: energy.perMil * mil,
    tax: tax.perYear * years,
    insurance: (assumptions.insurance ?? insuranceClass(car).perYear) * years,
    service: servicePerMil(car, assumptions, now) * mil,
    tyres: assumptions.tyres * mil,
    credit: loan ? loanCostWithin(loan, years * 12) : 0,
  };
  const total = costPartNames.reduce((sum, part) => sum + parts[part], 0);
  return {
    parts,
    total,
    perMil: total / mil,
    perMonth: total / (years * 12),
    valueThen: fall.value,
    basis: fall.basis,
    loan,
    assumed: [tax.assumed, energy.assumed, powerAssumed(car, assumptions)].filter((text) => text !== null),
  };
}

function fallInValue(
  car: CostedCar,
  price: number,
  assumptions: CostAssumptions,
  { model, shareLeft }: { model: DepreciationModel; shareLeft: ShareLeft | undefined },
): { value: number; basis: DepreciationBasis | null } {
  const { depreciation, years } = assumptions;
  if (depreciation !== null) return { value: valueAtRate(price, depreciation, years), basis: null };
  const left = shareLeft?.(car, assumptions) ?? null;
  return left ? valueLeft(price, left) : valueAfter(model, car, price, assumptions);
}

/** The trade-in is the first of the deposit; cash fills up to what the law asks for. */
function loanOn(price: number, tradeIn: number, months: number): Loan | null {
  return loanFor({ price, deposit: depositFor({ price, cash: 0, tradeIn }).total, months });
}

/** The class of a car by its power, from 1; the middle one where nobody knows. */
export function insuranceClass({ horsepower }: Pick<CostedCar, "horsepower">): {
  number: number;
  perYear: number;
} {
  const { classes } = runningCosts.insurance;
  const middle = Math.floor((classes.length - 1) / 2);
  const classIndex =
    horsepower === null
      ? middle
      : classes.findIndex(({ toHorsepower }) => horsepower <= (toHorsepower ?? Infinity));
  const at = classIndex === -1 ? classes.length - 1 : classIndex;
  return { number: at + 1, perYear: classes[at]?.perYear ?? 0 };
}

function powerAssumed({ horsepower }: CostedCar, { insurance }: CostAssumptions): string | null {
  return horsepower === null && insurance === null ? "Effekten är okänd: försäkring i mellanklassen." : null;
}

/** By the age that the car has in the middle of the years. */
function servicePerMil(car: CostedCar, { service, years }: CostAssumptions, now: Date): number {
  if (service !== null) return service;
  const age = ageInYears(car, now) + years / 2;
  const factor = runningCosts.service.older.findLast(({ fromYears }) => age >= fromYears)?.factor ?? 1;
  return runningCosts.service.perMil[car.fuelType] * factor;
}
