import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { formatMoment } from "#core/dates/moments.ts";
import { type CaseEvent, caseEvents } from "../rules/case-states.ts";
import type { CaseDetails, CaseLine } from "./case-responses.ts";

/** The customer's page says "du" of the customer; here the customer is somebody else. */
const eventTexts: Partial<Record<CaseEvent, string>> = {
  customerWrote: "Kunden skrev",
  askedCustomer: "Vi bad kunden om mer",
};

type Entry = { at: string; key: string; shown: ReactNode };

/** What was written both ways, and what we have told each other, first things first. */
export function CaseConversation({ row: { log, notes } }: { row: CaseDetails }) {
  const entries: Entry[] = [
    ...log.map((line) => ({
      at: line.at,
      key: `${line.place}`,
      shown: line.message ? <Message line={line} message={line.message} /> : <Event line={line} />,
    })),
    ...notes.map((note) => ({ at: note.at, key: `note${note.id}`, shown: <Note note={note} /> })),
  ];
  return (
    <ol className="sc-talk" aria-label="Vad som har sagts och hänt">
      {entries
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .map(({ key, shown }) => (
          <li key={key}>{shown}</li>
        ))}
    </ol>
  );
}

function Note({ note: { at, staffName, text } }: { note: CaseDetails["notes"][number] }) {
  return (
    <article className="sc-message sc-note">
      <p className="sc-event">
        <span>
          <Lock aria-hidden className="i s16" />
          <b>{staffName}</b> intern anteckning, kunden ser den inte
        </span>
        <time dateTime={at}>{formatMoment(new Date(at))}</time>
      </p>
      <p className="sc-text">{text}</p>
    </article>
  );
}

function Event({ line: { event, at } }: { line: CaseLine }) {
  return (
    <p className="sc-event">
      <span>{eventTexts[event] ?? caseEvents[event]}</span>
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
