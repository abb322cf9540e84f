import type { ReactNode } from "react";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import type { MyRow } from "./overview-view.ts";

type SectionProps = { id: string; title: string; more?: { text: string; to: string }; children: ReactNode };

export function MySection({ id, title, more, children }: SectionProps) {
  return (
    <section id={id} className="scroll-mt-24">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 className="text-h2">{title}</h2>
        {more && <TextLink to={more.to}>{more.text}</TextLink>}
      </div>
      {children}
    </section>
  );
}

/** What there is, row by row; what waits for its reader stands out by a word as well as by its colour. */
export function MyRows({ rows }: { rows: readonly MyRow[] }) {
  return (
    <Panel>
      <ul className="grid gap-5">
        {rows.map(({ key, title, to, sub, state, note, isWaiting, way }) => (
          <li key={key} className="grid gap-x-8 gap-y-2 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <TextLink to={to}>{title}</TextLink>
              </p>
              {sub && <p className="mt-1.5 text-sm wrap-anywhere text-ink-2">{sub}</p>}
            </div>
            <div className="text-sm sm:text-right">
              <p className={isWaiting ? "font-semibold text-on-warning-soft" : "font-semibold"}>{state}</p>
              <p className="text-ink-2">{note}</p>
              {way && (
                <p className="mt-1.5">
                  <TextLink to={way.to}>{way.text}</TextLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
