import { ArrowLink } from "#ui/arrow-link.tsx";
import { Milepost } from "#ui/milepost.tsx";
import { Panel } from "#ui/panel.tsx";
import type { LawSpan } from "../rules/case-law.ts";
import type { CaseView } from "./case-view.ts";

/** The time that the law gives: a stretch with today on it, and the days in words. */
export function CaseLawPanel({ law }: { law: NonNullable<CaseView["law"]> }) {
  return (
    <Panel>
      <h2 className="text-h3">Din tid enligt lag</h2>
      {law.span && <Stretch span={law.span} />}
      <dl className="mt-4 grid gap-3">
        {law.rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <ArrowLink to={law.more.to}>{law.more.text}</ArrowLink>
      </p>
    </Panel>
  );
}

/** The ruler of the site, for days: the band is the part with a rule of its own, the post is today. */
function Stretch({ span: { from, to, percent, band, text } }: { span: LawSpan }) {
  return (
    <>
      <div role="img" aria-label={text} className="ruler mt-4 h-6">
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect y="50%" width={`${band}%`} height="50%" style={{ fill: "var(--ms-brand-soft)" }} />
        </svg>
        <Milepost percent={percent} />
      </div>
      <p aria-hidden className="mt-1.5 flex justify-between gap-3 text-xs text-ink-2">
        <span>
          {from.day},
          <br />
          {from.note}
        </span>
        <span className="text-right">
          <b className="font-semibold text-ink">{to.day},</b>
          <br />
          {to.note}
        </span>
      </p>
    </>
  );
}
