import { Check, Clock, MessageSquareMore } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import type { CaseBadge, MyPagesRow } from "./overview-view.ts";

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

/** Whose turn it is: the sign says the same as the colour. */
const badges = {
  yours: { variant: "bg-warning-soft text-on-warning-soft", Icon: MessageSquareMore },
  ours: { variant: "bg-info-soft text-on-info-soft", Icon: Clock },
  done: { variant: "bg-success-soft text-on-success-soft", Icon: Check },
} as const;

function StateBadge({ badge, children }: { badge: CaseBadge; children: ReactNode }) {
  const { variant, Icon } = badges[badge];
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-xs px-2.5 py-0.5 text-xs font-semibold ${variant}`}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-3.75" />
      {children}
    </span>
  );
}

/** What there is, row by row. */
export function MyRows({ rows }: { rows: readonly MyPagesRow[] }) {
  return (
    <Panel>
      <ul className="grid gap-5">
        {rows.map(({ key, title, to, sub, state, badge, note, link }) => (
          <li
            key={key}
            className="grid gap-x-8 gap-y-2 border-b border-line pb-5 last:border-0 last:pb-0 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <TextLink to={to}>{title}</TextLink>
              </p>
              {sub && <p className="mt-1.5 text-sm wrap-anywhere text-ink-2">{sub}</p>}
            </div>
            <div className="text-sm sm:text-right">
              <p className="font-semibold">
                {badge ? <StateBadge badge={badge}>{state}</StateBadge> : state}
              </p>
              <p className="text-ink-2">{note}</p>
              {link && (
                <p className="mt-1.5">
                  <TextLink to={link.to}>{link.text}</TextLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
