import { ArrowRight } from "lucide-react";
import { SiteLink } from "#ui/site-link.tsx";
import type { NextStep } from "./content-view.ts";

/** Where to go from here. Every text ends in a way on. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  return (
    <section aria-labelledby="vidare" className="mt-(--ms-section) print:hidden">
      <h2 id="vidare" className="text-h2">
        Nästa steg
      </h2>
      <ul className="mt-5 grid gap-5 min-[56.25rem]:grid-cols-3">
        {steps.map(({ to, label, text }) => (
          <li key={to}>
            <SiteLink
              to={to}
              className="group flex h-full items-center justify-between gap-4 rounded-md border border-line bg-surface px-6 py-5.5 transition-[border-color,box-shadow] duration-(--ms-dur) hover:border-line-2 hover:shadow-2"
            >
              <span>
                <span className="block font-display text-h3">{label}</span>
                <span className="mt-1 block text-sm text-ink-2">{text}</span>
              </span>
              <ArrowRight aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-link" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
