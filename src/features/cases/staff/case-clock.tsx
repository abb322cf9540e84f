import { formatMoment, formatUntil } from "#core/dates/moments.ts";
import { dueText } from "../rules/due-text.ts";
import type { CaseDetails } from "./case-responses.ts";

/** When we have promised a word, and the time that the law gives. */
export function CaseClock({ row: { answerBy, law, late } }: { row: CaseDetails }) {
  const promised = answerBy === null ? null : new Date(answerBy);
  if (promised === null && law === null && late.length === 0) return null;
  const due = dueText(promised, new Date());
  return (
    <section className="st-panel st-pb" aria-label="Klockan">
      {promised && (
        <p className="sc-due">
          <b>Svar lovat {formatUntil(promised)}</b>
          <span className={due.urgency === "late" ? "st-late" : "t2"}>{due.text}</span>
        </p>
      )}
      {late.map((word) => (
        <p key={word.promised} className="xs st-late">
          {lateText(word)}
        </p>
      ))}
      {law && <p className="xs t3">Tiden enligt lag, som den står på kundens sida:</p>}
      {law?.span && (
        <div className="span">
          <div className="bar" role="img" aria-label={law.span.text}>
            <svg aria-hidden="true" className="sc-band">
              <rect width={`${law.span.band}%`} height="100%" />
            </svg>
            <span className="post" style={{ left: `${law.span.percent}%` }} />
          </div>
          <p className="ends" aria-hidden>
            <span>
              {law.span.from.day}, {law.span.from.note}
            </span>
            <span>
              {law.span.to.day}, {law.span.to.note}
            </span>
          </p>
        </div>
      )}
      {law && (
        <dl className="kv">
          {law.rows.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function lateText({ promised, came }: CaseDetails["late"][number]): string {
  const until = formatUntil(new Date(promised));
  return came === null
    ? `Kunden skulle ha fått svar ${until}`
    : `Svar kom ${formatMoment(new Date(came))}, lovat ${until}`;
}
