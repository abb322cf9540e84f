import { SiteLink } from "#ui/site-link.tsx";
import type { NextStep } from "./content-view.ts";

export type Shelf = { heading: string; guides: NextStep[] };

/** The guides, by what the reader is about to do. */
export function AdviceShelves({ shelves }: { shelves: Shelf[] }) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {shelves.map(({ heading, guides }) => (
        <section key={heading}>
          <h2 className="text-h3">{heading}</h2>
          <ul className="mt-2">
            {guides.map(({ to, label, text }) => (
              <li key={to} className="border-b border-line">
                <SiteLink to={to} className="group block py-3">
                  <span className="font-semibold text-link underline-offset-4 group-hover:underline">
                    {label}
                  </span>
                  <span className="block text-sm text-ink-2">{text}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
