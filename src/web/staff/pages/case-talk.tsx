import { type CaseEvent, caseEvents } from "#domain/case/case-states.ts";
import { formatMoment } from "#domain/text/moments.ts";
import type { CaseLine, WholeCase } from "../answers.ts";

/** The customer's page says "du" of the customer; here the customer is somebody else. */
const saidHere: Partial<Record<CaseEvent, string>> = {
  customerWrote: "Kunden skrev",
  askedCustomer: "Vi bad kunden om mer",
};

/** What was written both ways, first things first. */
export function CaseTalk({ row: { log } }: { row: WholeCase }) {
  return (
    <ol className="sc-talk" aria-label="Vad som har sagts och hänt">
      {log.map((line) => (
        <li key={line.place}>
          {line.message ? <Message line={line} message={line.message} /> : <Event line={line} />}
        </li>
      ))}
    </ol>
  );
}

function Event({ line: { event, at } }: { line: CaseLine }) {
  return (
    <p className="sc-event">
      <span>{saidHere[event] ?? caseEvents[event]}</span>
      <time dateTime={at}>{formatMoment(new Date(at))}</time>
    </p>
  );
}

type MessageProps = { line: CaseLine; message: NonNullable<CaseLine["message"]> };

function Message({ line: { by, at }, message: { author, text, files } }: MessageProps) {
  return (
    <article className={by === "staff" ? "st-panel sc-message ours" : "st-panel sc-message"}>
      <p className="sc-event">
        <b>{author}</b>
        <time dateTime={at}>{formatMoment(new Date(at))}</time>
      </p>
      <p className="sc-text">{text}</p>
      {files.length > 0 && (
        <ul className="sc-files">
          {files.map(({ name, href }) => (
            <li key={href}>
              <a className="link" href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
