import { SiteLink } from "#ui/site-link.tsx";
import type { NextStep } from "./content-view.ts";

/** Where to go from here. Every text ends in a way on. [CONTENT-11] */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  return (
    <section aria-labelledby="vidare" className="mt-(--ms-block) border-t border-line-2 pt-8 print:hidden">
      <h2 id="vidare" className="text-h3">
        Vidare härifrån
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map(({ to, label, text }) => (
          <li key={to}>
            <SiteLink
              to={to}
              className="group flex h-full flex-col rounded-md border border-line bg-surface px-4.5 py-4 transition-[border-color,box-shadow] duration-(--ms-dur) hover:border-line-2 hover:shadow-1"
            >
              <span className="font-[650] text-link underline-offset-4 group-hover:underline">{label}</span>
              <span className="mt-1 text-sm text-ink-2">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
