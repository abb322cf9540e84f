import { Phone } from "lucide-react";
import { useStore } from "zustand";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { liveStore } from "#features/cars/pages/live-store.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import "./buy-bar.css";
import type { CarPageView } from "./car-page-view.ts";
import { firstAction } from "./first-action.ts";
import { ShortPrice } from "./short-price.tsx";

/** On a narrow screen picture, price, phone and the first action stay within reach once the price box is gone. */
export function BuyBar({ car }: { car: CarPageView }) {
  const action = useFirstAction(car);
  return (
    <section aria-label="Pris och köp" className="buy-bar">
      <BuyPicture car={car} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold max-sm:hidden">{car.name}</p>
        <ShortPrice car={car} place="bar" />
      </div>
      {car.availability !== "sold" && <CallButton car={car} />}
      <ButtonLink to={action.to} size="sm">
        {action.short}
      </ButtonLink>
    </section>
  );
}

/** Comes after all else in the column and then follows the reader. */
export function FollowingPrice({ car }: { car: CarPageView }) {
  const action = useFirstAction(car);
  return (
    <div className="buy-card">
      <div className="flex items-center gap-3.5">
        <BuyPicture car={car} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{car.name}</p>
          <ShortPrice car={car} place="panel" />
        </div>
      </div>
      <div className="mt-4 flex gap-2.5">
        <ButtonLink to={action.to} block>
          {action.label}
        </ButtonLink>
        {car.availability !== "sold" && <CallButton car={car} />}
      </div>
    </div>
  );
}

function useFirstAction(car: CarPageView) {
  return firstAction(
    car,
    useStore(liveStore, (cars) => cars[car.path]),
  );
}

function BuyPicture({ car: { pictures, availability } }: { car: CarPageView }) {
  const [picture] = pictures;
  return (
    <span className="studio buy-picture">
      {picture && (
        <CarPicture picture={{ ...picture, alt: "" }} in="thumbnail" muted={availability === "sold"} />
      )}
    </span>
  );
}

function CallButton({ car: { phone } }: { car: CarPageView }) {
  return (
    <a href={phone.href} aria-label={`Ring ${phone.text}`} className="buy-call">
      <Phone aria-hidden strokeWidth={1.75} className="size-5" />
    </a>
  );
}
