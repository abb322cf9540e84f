import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { company } from "#core/company/company.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import type { Landing } from "./landing-texts.ts";

const promises = ["Gratis", "Inget konto", `Svar inom ${company.valuationAnswerSeconds} sekunder`];

type LandingHeroProps = {
  landing: Pick<Landing, "heading" | "layout">;
  lead: string;
  crumbs: Crumb[];
  /** An answer, as HTML; null where there is none to show. */
  example: string | null;
  /** The plate form, or what came of it. */
  children: ReactNode;
};

/** The plate first: beside an answer of a car that we sold, or alone in the middle. */
export function LandingHero({ landing, lead, crumbs, example, children }: LandingHeroProps) {
  const isCentred = landing.layout === "centred" || example === null;
  return (
    <div className="border-b border-line bg-surface">
      <div
        className={`page-width grid items-center gap-x-16 gap-y-10 pt-3 pb-10 lg:pb-16 ${isCentred ? "" : "min-[56.25rem]:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"}`}
      >
        <div
          className={`min-w-0 ${isCentred ? "mx-auto grid w-full max-w-130 justify-items-center text-center" : ""}`}
        >
          <Breadcrumb crumbs={crumbs} />
          <h1 className="mt-2.5 text-display wrap-break-word">{landing.heading}</h1>
          <p className="mt-4 max-w-[46ch] text-lg text-pretty text-ink-2">{lead}</p>
          <div className="mt-7 w-full max-w-130 text-left">{children}</div>
          <ul
            className={`mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 ${isCentred ? "justify-center" : ""}`}
          >
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-1.5">
                <Check aria-hidden strokeWidth={1.75} className="size-4.5 text-success" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        {!isCentred && <StaticHtml html={example} />}
      </div>
    </div>
  );
}
