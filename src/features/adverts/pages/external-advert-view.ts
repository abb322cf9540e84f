import { formatMonthDayYear } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { type ExternalAdvert, sellerKind } from "#features/cars/rules/external-advert.ts";
import { bodyTypes, fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";

export type ExternalAdvertView = ReturnType<typeof externalAdvertView>;

/** What somebody else tells of a car, without a word about who it is. */
export function externalAdvertView(advert: ExternalAdvert) {
  return {
    title: advert.title,
    picture:
      advert.imageUrl === null
        ? null
        : { url: advert.imageUrl, alt: advert.title, preview: advert.imagePreview },
    summary: [String(advert.modelYear), formatMil(advert.mileage), fuels[advert.fuelType]],
    price: formatKronor(advert.price),
    seller: `${sellerKind(advert)} i ${advert.area}`,
    url: advert.url,
    facts: [
      { label: "Modellår", value: String(advert.modelYear) },
      { label: "Miltal", value: formatMil(advert.mileage) },
      { label: "Drivmedel", value: fuels[advert.fuelType] },
      { label: "Växellåda", value: gearboxes[advert.gearboxType] },
      { label: "Kaross", value: bodyTypes[advert.bodyType] },
      { label: "Effekt", value: `${formatNumber(advert.horsepower)}\u00a0hk` },
      { label: "Annonserad", value: formatMonthDayYear(advert.publishedAt) },
    ],
  };
}
