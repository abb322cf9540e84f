import { formatKronor } from "#core/money/kronor.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { type CarOfOffer, type OfferTrouble, offerTrouble } from "../rules/offer-car.ts";
import type { ProposalContent } from "../rules/proposal-content.ts";
import type { ProposalTotals } from "../rules/proposal-totals.ts";
import type { ProposalView } from "./proposal-view.ts";

type Stopped = NonNullable<ProposalView["stopped"]>;

/** Why the car that is chosen cannot be had as it was offered. */
export function stoppedTexts(
  trouble: OfferTrouble,
  { title }: { title: string },
  firstName: string,
): Stopped {
  const texts: Readonly<Record<OfferTrouble, Stopped>> = {
    sold: {
      title: "Bilen är såld",
      text: `${title} är såld till någon annan. Offerten går inte att godkänna.`,
    },
    gone: {
      title: "Bilen är inte till salu",
      text: `${title} är inte längre till salu. Offerten går inte att godkänna.`,
    },
    held: {
      title: "Bilen är reserverad",
      text: `${title} är reserverad av någon annan just nu. Offerten går inte att godkänna medan den är det. Fråga ${firstName} när bilen kan bli ledig.`,
    },
    dearer: {
      title: "Bilen har fått ett nytt pris",
      text: `${title} har blivit dyrare sedan offerten skickades. Offerten går inte att godkänna.`,
    },
  };
  return texts[trouble];
}

/** What has become of the other cars, and what costs less than it was offered for. */
export function carChanges(
  { cars }: ProposalContent,
  { car: chosen }: ProposalTotals,
  now: ReadonlyMap<LicensePlate, CarOfOffer>,
): string[] {
  return cars.flatMap((car) => {
    const state = now.get(car.licenseplate) ?? null;
    const trouble = offerTrouble(car, state);
    if (trouble !== null) return car === chosen ? [] : [otherCarTexts[trouble](car.title)];
    const price = state?.price ?? car.price;
    return price < car.price
      ? [`${car.title} kostar nu ${formatKronor(price)}. Be om en ny offert med det lägre priset.`]
      : [];
  });
}

const otherCarTexts: Readonly<Record<OfferTrouble, (title: string) => string>> = {
  sold: (title) => `${title} är såld till någon annan.`,
  gone: (title) => `${title} är inte längre till salu.`,
  held: (title) => `${title} är reserverad av någon annan just nu.`,
  dearer: (title) => `${title} har blivit dyrare sedan offerten skickades.`,
};
