import { formatKronor } from "#core/money/kronor.ts";
import { isSamePlate } from "#core/plate/plate-text.ts";
import { amountFromText, loanMonths } from "#features/credit/rules/loan-input.ts";
import type { Offer } from "./proposal-content.ts";
import { type ProposalChoice, proposalTotals } from "./proposal-totals.ts";

/** What the customer's form has, by the names that it sends. */
export const choiceFields = { car: "bil", deposit: "insats", months: "manader" } as const;

type Sent = Readonly<Record<string, unknown>>;
type Read = { choice: ProposalChoice } | { errors: { field: string; message: string }[] };

/** What the customer wants, within what the proposal lets them move; else what is wrong, at each field. */
export function readChoice(fields: Sent, offer: Offer): Read {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" ? value.trim().slice(0, 40) : "";
  };
  const [first] = offer.cars;
  const plate = text(choiceFields.car);
  const car = plate === "" ? first : offer.cars.find(({ licenseplate }) => isSamePlate(licenseplate, plate));
  if (!car) return { errors: [{ field: choiceFields.car, message: "Välj en av bilarna i offerten" }] };
  const asOffered = {
    licenseplate: car.licenseplate,
    deposit: offer.loan?.deposit ?? 0,
    months: offer.loan?.months ?? 0,
  };
  const { bounds, total } = proposalTotals(offer, asOffered);
  if (offer.loan === null || bounds === null) return { choice: asOffered };

  const errors: { field: string; message: string }[] = [];
  const depositText = text(choiceFields.deposit);
  const deposit =
    depositText === "" ? Math.max(asOffered.deposit, bounds.min) : amountFromText(depositText, total);
  const between = `${formatKronor(bounds.min)} och ${formatKronor(bounds.max)}`;
  // Another car has other bounds: a deposit that was good for the one is brought within those of the other.
  const isOtherCar = text("tidigare") !== "" && !isSamePlate(text("tidigare"), car.licenseplate);
  const moved =
    deposit !== null && isOtherCar ? Math.min(Math.max(deposit, bounds.min), bounds.max) : deposit;
  if (moved === null) errors.push({ field: choiceFields.deposit, message: "Skriv insatsen i hela kronor" });
  else if (moved < bounds.min || moved > bounds.max)
    errors.push({ field: choiceFields.deposit, message: `Insatsen kan vara mellan ${between}` });
  const typedMonths = text(choiceFields.months) || String(offer.loan.months);
  const months = loanMonths.find((choice) => String(choice) === typedMonths);
  if (months === undefined)
    errors.push({ field: choiceFields.months, message: `Välj en löptid: ${loanMonths.join(", ")} månader` });
  if (moved === null || months === undefined || errors.length > 0) return { errors };
  return { choice: { licenseplate: car.licenseplate, deposit: moved, months } };
}
