import { Phone } from "lucide-react";
import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { ShortPrice } from "./short-price.tsx";

/** Comes after all else in the column and then follows the reader. */
export function FollowingPrice({ car }: { car: CarPageView }) {
  const { name, phone } = car;
  if (car.availability === "sold") return null;
  return (
    <div className="sticky top-24 mt-5 max-lg:hidden print:hidden">
      <Panel>
        <p className="font-semibold">{name}</p>
        <ShortPrice car={car} place="panel" />
        <div className="mt-3">
          <ButtonLink to={phone.href} variant="secondary" size="sm" block>
            <Phone aria-hidden strokeWidth={1.75} className="size-5" />
            Ring {phone.text}
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
}
