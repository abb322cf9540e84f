import { Phone } from "lucide-react";
import { ButtonLink } from "#ui/button-link.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { ShortPrice } from "./short-price.tsx";

/** On a narrow screen price and phone stay within reach. */
export function CallBar({ car }: { car: CarPageView }) {
  if (car.availability === "sold") return null;
  return (
    <section
      aria-label="Pris och telefon"
      className="sticky bottom-0 z-(--ms-z-bar) flex items-center justify-between gap-3 border-t border-line-2 bg-raised px-(--ms-gutter) pt-2.5 pb-[calc(.625rem+env(safe-area-inset-bottom))] shadow-2 lg:hidden print:hidden"
    >
      <div>
        <ShortPrice car={car} place="bar" />
      </div>
      <ButtonLink to={car.phone.href}>
        <Phone aria-hidden strokeWidth={1.75} className="size-5" />
        Ring
      </ButtonLink>
    </section>
  );
}
