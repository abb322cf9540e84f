import { useId, useState } from "react";
import { formatMoment } from "#core/dates/moments.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { dueText } from "../rules/due-text.ts";
import { type SnoozeChoice, snoozeChoiceNames, snoozeChoices, snoozeTime } from "../rules/snooze.ts";
import type { ListedCase } from "./case-answers.ts";

/** Null: back in the queue now. The message of what was refused, or null where it is done. */
export async function snooze(
  number: string,
  body: { choice: SnoozeChoice | "now"; at?: string },
): Promise<string | null> {
  try {
    await callStaff(`/api/staff/cases/${number}/snooze`, { body });
    return null;
  } catch (error) {
    return asProblem(error).message;
  }
}

type SnoozeDialogProps = {
  row: Pick<ListedCase, "number" | "subject" | "answerBy">;
  onDone: () => void;
  onClose: () => void;
};

/** Until when a case of one's own is out of the queue. The promised time stays as it is. */
export function SnoozeDialog({ row, onDone, onClose }: SnoozeDialogProps) {
  const [choice, setChoice] = useState<SnoozeChoice>("hour");
  const [at, setAt] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [now] = useState(() => new Date());
  const id = useId();
  const due = dueText(row.answerBy === null ? null : new Date(row.answerBy), now);
  const send = async () => {
    setSending(true);
    const refused = await snooze(row.number, { choice, at });
    setSending(false);
    if (refused !== null) return setProblem(refused);
    onDone();
    onClose();
  };
  return (
    <Dialog label="Skjut upp ärendet" className="st-palbox st-help" onClose={onClose}>
      <form
        className="sb-ask"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 className="t">Skjut upp</h2>
        <p className="t2">
          {row.subject}. Ärendet kommer tillbaka i din kö av sig självt, eller när något händer i det.
          {row.answerBy !== null && ` Tiden då kunden är lovad svar flyttas inte (${due.text}).`}
        </p>
        <fieldset className="sn-choices">
          <legend className="sr">Till när</legend>
          {snoozeChoiceNames.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name={id}
                value={name}
                checked={choice === name}
                onChange={() => setChoice(name)}
              />
              <span>{snoozeChoices[name]}</span>
              {name !== "own" && <small className="t2">{formatMoment(snoozeTime(name, now))}</small>}
            </label>
          ))}
        </fieldset>
        {choice === "own" && (
          <>
            <label htmlFor={`${id}-at`}>Dag och klockslag</label>
            <input
              id={`${id}-at`}
              className="input"
              type="datetime-local"
              value={at}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              onChange={({ target }) => {
                setAt(target.value);
                setProblem(null);
              }}
            />
          </>
        )}
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className="st-late">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="submit" className="btn primary d" disabled={isSending}>
            Skjut upp
          </button>
          <button type="button" className="btn secondary d" onClick={onClose}>
            Låt bli
          </button>
        </div>
      </form>
    </Dialog>
  );
}
