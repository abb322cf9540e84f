import { isSamePlate } from "#core/plate/plate-text.ts";
import { financeDefaults, loanTerms } from "#features/credit/rules/finance-defaults.ts";
import type { Offer, OfferedCar } from "./proposal-content.ts";
import type { ProposalDraft } from "./proposal-draft.ts";

/** What extras are called; what they cost us stays where it is. */
type NamedExtra = { key: string; label: string; note: string };

/**
 * What a draft offers: each part is named one by one, so that nothing else of the draft can come along. A car that cannot be
 * offered is left out.
 */
export function offerFrom(
  draft: ProposalDraft,
  context: { cars: readonly OfferedCar[]; extras: readonly NamedExtra[] },
): Offer {
  const { tradeIn, loan } = draft;
  const { ratePercent, fees } = financeDefaults;
  return {
    cars: draft.cars.flatMap(({ licenseplate }) => {
      const car = context.cars.find((one) => isSamePlate(one.licenseplate, licenseplate));
      if (!car) return [];
      const { title, line, price, path, picture } = car;
      return [{ licenseplate, title, line, price, path, picture }];
    }),
    extras: draft.extras.flatMap(({ key, price, note }) => {
      const extra = context.extras.find((one) => one.key === key);
      return extra ? [{ key, label: extra.label, note: note || extra.note, price }] : [];
    }),
    discount: draft.discount > 0 ? { kronor: draft.discount, note: draft.discountNote } : null,
    tradeIn: tradeIn && {
      licenseplate: tradeIn.licenseplate,
      title: tradeIn.title,
      mileage: tradeIn.mileage,
      value: tradeIn.value,
      debt: tradeIn.debt,
    },
    loan: loan && {
      deposit: loan.deposit,
      months: loan.months,
      residualPercent: loan.residualPercent,
      ratePercent,
      fees: { setUp: fees.setUp, monthly: fees.monthly },
      lender: loanTerms.lender,
    },
  };
}
