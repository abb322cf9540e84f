import { Phone } from "lucide-react";
import { company } from "#domain/company/company.ts";

const { opens, closes } = company.phoneHours;

/** One line above everything: when we answer, and the number. Three lengths for three widths. */
export function TopBanner() {
  return (
    <section aria-label="När vi svarar" data-surface="inverse" className="text-xs print:hidden">
      <div className="page-width flex justify-center lg:justify-start">
        <a
          href={`tel:${company.phone.international}`}
          className="inline-flex min-h-11 items-center gap-1.5 underline-offset-3 hover:underline lg:min-h-10"
        >
          <Phone aria-hidden strokeWidth={1.75} className="size-4" />
          <span className="sm:hidden">
            Ring oss, {opens}–{closes} alla dagar
          </span>
          <span className="max-sm:hidden lg:hidden">
            Öppet {opens}–{closes}, alla dagar i veckan
          </span>
          <span className="max-lg:hidden">
            Vi svarar i telefon {opens}–{closes}, alla dagar i veckan
          </span>
          <b className="whitespace-nowrap font-semibold">{company.phone.national}</b>
        </a>
      </div>
    </section>
  );
}
