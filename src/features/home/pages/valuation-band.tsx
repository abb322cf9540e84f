import type { ReactNode } from "react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { TextLink } from "#ui/link.tsx";

const promises = [
  { text: "Gratis", meaning: "och det binder dig inte" },
  { text: "Ett intervall", meaning: "inte bara en siffra" },
  { text: "Rad för rad", meaning: "vad som flyttade priset" },
];

/** What a valuation gives, beside the plate that starts it. */
export function ValuationBand({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="vad-ar-bilen-vard" data-surface="inverse" className="py-(--ms-section)">
      <div className="page-width grid items-center gap-10 xl:grid-cols-[1fr_28.75rem] xl:gap-16">
        <div className="max-w-130">
          <h2 id="vad-ar-bilen-vard" className="text-h1">
            Vad är din bil värd?
          </h2>
          <p className="mt-3 text-lg text-pretty text-ink-2">
            Skriv registreringsnumret så får du ett prisintervall inom {company.valuationAnswerSeconds}{" "}
            sekunder. Du ser vilka sålda bilar vi jämför med och vad som höjer eller sänker priset.
          </p>
          <ul className="mt-8 grid gap-x-6 gap-y-3 border-t border-line pt-6 sm:grid-cols-3">
            {promises.map(({ text, meaning }) => (
              <li key={text} className="text-sm text-ink-2">
                <b className="block font-display text-h3 text-ink">{text}</b>
                {meaning}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm">
            <TextLink to={`${paths.valuation()}#sa-raknar-vi`}>Så räknar vi</TextLink>
          </p>
        </div>
        <div className="rounded-lg border border-line bg-surface p-5 md:p-7">
          {children}
          <p className="mt-3.5 text-xs text-ink-2">
            Du behöver inte lämna namn, telefon eller e-post.{" "}
            <TextLink to={paths.privacy()}>Så hanterar vi uppgifterna</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
