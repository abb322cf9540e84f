import { type AdvertisedCar, carPageView } from "#features/adverts/pages/car-page-view.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";

/** How wide the picture is in an e-mail. */
const emailPictureWidth = 640;

/** The advert in its own words at this moment: what the page says is what is frozen, so neither can say else. */
export function freezeAdvert(car: Omit<AdvertisedCar, "sale">, now: Date): FrozenAdvert {
  const view = carPageView(withVisiblePrice({ ...car, sale: null }), { now, origin: "", level: null });
  const { condition, price } = view;
  const cover = view.pictures[0]?.url ?? "";
  return {
    title: view.title,
    name: view.name,
    plate: view.plate,
    line: view.summary.join(", "),
    path: view.path,
    // E-mails show pictures of ours only.
    picture: cover.startsWith("/") ? variantAddress(cover, emailPictureWidth) : null,
    price: "price" in price && price.price !== null ? price.price : "",
    lowestBefore: price.kind === "cut" ? { label: price.referenceLabel, price: price.reference } : null,
    facts: [
      ...view.facts.map(({ label, value }) => [label, value] as const),
      ...(view.warranty === null ? [] : [["Vår garanti", view.warranty] as const]),
    ],
    equipment: view.equipment,
    condition: {
      summary: condition?.summary ?? "",
      points: condition
        ? [
            ...condition.damages.map(({ heading, note }) => [heading, note || "skada"] as const),
            ...condition.points.map(
              ({ part, note, verdict }) => [part, note ? `${verdict}. ${note}` : verdict] as const,
            ),
            ...condition.meters.map(({ label, value }) => [label, value] as const),
          ]
        : [],
    },
    store: { name: view.store.name, address: view.store.address, phone: view.phone.text },
  };
}
