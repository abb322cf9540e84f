import type { CreditOfferView } from "./credit-offer-view.ts";
import { CreditWarning } from "./credit-warning.tsx";
import { LoanExample } from "./loan-example.tsx";

/** The one way to show "kr/mån" of a car: with effective rate, residual, example and warning. [CREDIT-2] */
export function CreditOffer({ offer }: { offer: CreditOfferView }) {
  return (
    <div className="grid gap-4">
      <LoanExample loan={offer.loan} />
      <CreditWarning warning={offer.warning} />
    </div>
  );
}
