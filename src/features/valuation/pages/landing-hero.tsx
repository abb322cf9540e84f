import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { company } from "#core/company/company.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import type { Landing } from "./landing-texts.ts";
import type { SoldExampleView } from "./sold-example-view.ts";

const promises = ["Gratis", "Inget konto", `Svar inom ${company.valuationAnswerSeconds} sekunder`];

type LandingHeroProps = {
  landing: Pick<Landing, "heading" | "layout">;
  lead: string;
  crumbs: Crumb[];
  example: SoldExampleView | null;
  /** The plate form, or what came of it. */
  children: ReactNode;
};

/** The plate first: beside an example from our own sold cars, or alone in the middle. */
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
        {!isCentred && <SoldExample {...example} />}
      </div>
    </div>
  );
}

/** An example of what cars cost, never a valuation: it says what the numbers are. */
function SoldExample({ title, range, count, lowest, highest, to, note }: SoldExampleView) {
  return (
    <figure className="rounded-lg border border-line bg-surface px-6 pt-6 pb-5.5 shadow-2">
      <p className="text-sm text-ink-2">Exempel: så såldes</p>
      <p className="font-display text-h3">{title}</p>
      <p className="mt-2.5 font-display text-[clamp(1.5rem,1.2rem+1.4vw,2.125rem)] leading-[1.1] font-[650] tracking-[-.02em]">
        {range}
      </p>
      <div aria-hidden className="ruler mt-5 h-8.5">
        <span className="absolute inset-x-0 bottom-0 h-6.5 border-x-2 border-brand bg-brand-soft opacity-70" />
      </div>
      <p className="mt-1.5 flex justify-between text-xs text-ink-2">
        <span>{lowest}</span>
        <span>{highest}</span>
      </p>
      <figcaption className="mt-3 text-sm text-ink-2">
        {count} {note}{" "}
        <a href={to} data-follow="" className="font-medium text-link underline underline-offset-3">
          Se sålda bilar
        </a>
      </figcaption>
    </figure>
  );
}
