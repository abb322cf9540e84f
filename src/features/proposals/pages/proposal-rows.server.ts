import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { formatDayAndClock } from "#features/reservations/rules/format-moments.ts";
import type { CarOfOffer } from "../rules/offer-car.ts";
import type { ProposalContent } from "../rules/proposal-content.ts";
import type { ProposalTotals } from "../rules/proposal-totals.ts";
import type { ProposalRowView, ProposalView } from "./proposal-view.ts";

export function rowsOf(
  content: ProposalContent,
  { car, discount }: ProposalTotals,
  carsNow: ReadonlyMap<string, CarOfOffer>,
): ProposalRowView[] {
  const reservedUntil = car && carsNow.get(car.licenseplate)?.reservedUntil;
  return [
    ...(car
      ? [
          {
            label: `${car.title}, ${displayPlate(car.licenseplate)}`,
            note: reservedUntil
              ? `Hålls åt dig till ${formatDayAndClock(reservedUntil)}, utan kostnad`
              : car.line,
            amount: formatKronor(car.price),
          },
        ]
      : []),
    ...content.extras.map(({ label, note, price }) => ({ label, note, amount: formatKronor(price) })),
    ...(discount > 0
      ? [{ label: "Rabatt", note: content.discount?.note ?? "", amount: `−${formatKronor(discount)}` }]
      : []),
  ];
}

export function tradeInOf(
  { tradeIn, loan }: ProposalContent,
  { tradeInLeft }: ProposalTotals,
): ProposalView["tradeIn"] {
  if (tradeIn === null) return null;
  const mileage = tradeIn.mileage === null ? "" : `${formatMil(tradeIn.mileage)}. `;
  return {
    rows: [
      {
        label: tradeIn.title || "Din bil",
        plate: displayPlate(tradeIn.licenseplate),
        note: `${mileage}Priset gäller om mätare och skick stämmer.`,
        amount: formatKronor(tradeIn.value),
      },
      ...(tradeIn.debt > 0
        ? [
            {
              label: "Vi löser ditt billån",
              note: "Samma dag som du lämnar bilen",
              amount: `−${formatKronor(tradeIn.debt)}`,
            },
          ]
        : []),
    ],
    left:
      tradeInLeft >= 0
        ? { label: loan ? "Blir insats" : "Räknas av", amount: formatKronor(tradeInLeft) }
        : { label: "Kvar att betala på ditt lån", amount: formatKronor(-tradeInLeft) },
  };
}

export function payOf({ tradeIn }: ProposalContent, { loan, toPay }: ProposalTotals): ProposalView["pay"] {
  const after = [...(tradeIn ? ["inbyte"] : []), ...(loan ? ["insats"] : [])].join(" och ");
  if (toPay < 0) return { label: "Du får tillbaka", amount: formatKronor(-toPay) };
  return { label: after === "" ? "Att betala" : `Att betala, efter ${after}`, amount: formatKronor(toPay) };
}

export function depositText({ tradeIn }: ProposalContent, { deposit, cash }: ProposalTotals): string {
  if (tradeIn === null) return "kontant";
  return `inbyte ${formatNumber(deposit - cash)} + kontant ${formatNumber(cash)}`;
}
