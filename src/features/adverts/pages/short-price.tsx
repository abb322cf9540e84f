import { useStore } from "zustand";
import { liveStore } from "#features/cars/pages/live-store.ts";
import { Badge } from "#ui/badge.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { withinReach } from "./within-reach.ts";

/** Where the badge sits: on the edge of what is around it, so that nothing moves when it comes. */
const places = {
  panel: { badge: "absolute -top-3.5 left-0", price: "text-price", words: "text-xs" },
  bar: {
    badge: "absolute bottom-full left-(--ms-gutter)",
    price: "bar-price",
    words: "bar-words",
  },
} as const;

/** The price where there is little room, as it is now. A cut is never shown without its reference price. */
export function ShortPrice({ car, place }: { car: CarPageView; place: keyof typeof places }) {
  const { price, badge } = withinReach(
    car,
    useStore(liveStore, (cars) => cars[car.path]),
  );
  const style = places[place];
  return (
    <>
      {badge && (
        <p className={`flex ${style.badge}`}>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
      )}
      <p className={`font-display font-[650] whitespace-nowrap ${style.price}`}>
        {price.kind === "coming" ? "Pris kommer" : (price.price ?? "Såld")}
      </p>
      {price.kind === "cut" && (
        <p className={`text-ink-2 ${style.words}`}>
          <span>{price.referenceLabel}</span>{" "}
          <b className="font-semibold whitespace-nowrap text-ink">{price.reference}</b>
        </p>
      )}
    </>
  );
}
