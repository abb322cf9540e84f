import { Phone } from "lucide-react";
import { ButtonLink } from "#ui/button-link.tsx";
import type { CarPageView } from "./car-page-view.ts";

/** On a narrow screen price and phone stay within reach. A cut is never shown without its reference price. */
export function CallBar({ car: { price, phone, availability } }: { car: CarPageView }) {
  if (availability === "sold") return null;
  return (
    <section
      aria-label="Pris och telefon"
      className="sticky bottom-0 z-(--ms-z-bar) flex items-center justify-between gap-3 border-t border-line-2 bg-raised px-(--ms-gutter) pt-2.5 pb-[calc(.625rem+env(safe-area-inset-bottom))] shadow-2 lg:hidden print:hidden"
    >
      <div>
        <p className="font-display text-price whitespace-nowrap">
          {price.kind === "coming" ? "Pris kommer" : price.price}
        </p>
        {price.kind === "cut" && (
          <p className="text-2xs text-ink-2">
            {price.referenceLabel}{" "}
            <b className="font-semibold whitespace-nowrap text-ink">{price.reference}</b>
          </p>
        )}
      </div>
      <ButtonLink to={phone.href}>
        <Phone aria-hidden strokeWidth={1.75} className="size-5" />
        Ring
      </ButtonLink>
    </section>
  );
}
