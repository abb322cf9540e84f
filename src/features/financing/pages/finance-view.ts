import type { ShownPicture } from "#features/cars/pages/car-picture.tsx";
import type { CreditWarning } from "#features/credit/rules/credit-warning.ts";
import type { DebtPoint } from "../rules/debt-against-value.ts";
import type { FinanceInput } from "../rules/finance-input.ts";
import type { PlanRow } from "../rules/payment-plan.ts";

/** The car that is counted on; its price is the advert's. */
export type FinanceCar = {
  licenseplate: string;
  name: string;
  plate: string;
  line: string;
  to: string;
  picture: ShownPicture | null;
};

/** What the value is worked out from, for whoever wants to know. */
export type WorthView = { points: DebtPoint[]; madeOn: string; soldCars: number };

export type FinanceView = {
  car: FinanceCar | null;
  /** The plate that was asked for, and why it is not counted on. */
  requested: { text: string; complaint: string | null };
  input: FinanceInput;
  plan: PlanRow[];
  /** Null without a car, or where nothing is known about such cars. */
  worth: WorthView | null;
  warning: CreditWarning;
  /** The same wish without the car. */
  withoutCar: string;
  /** The plan as a file. */
  csv: string;
  /** What became of the wish to have it by mail. */
  mail: { isSent: boolean; email: string; error: string | null };
};
