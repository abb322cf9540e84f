import { useState } from "react";
import { formatMoment } from "#core/dates/moments.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { dueText } from "../rules/due-text.ts";
import { type SnoozeChoice, snoozeChoiceNames, snoozeChoices, snoozeTime } from "../rules/snooze.ts";
import { AskDialog } from "./ask-dialog.tsx";
import type { ListedCase } from "./case-responses.ts";

/** Null: back in the queue now. The message of what was refused, or null where it is done. */
export async function snoozeCase(
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
  const due = dueText(row.answerBy === null ? null : new Date(row.answerBy), now);
  const send = async () => {
    setSending(true);
    const failure = await snoozeCase(row.number, { choice, at });
    setSending(false);
    if (failure !== null) return setProblem(failure);
    onDone();
    onClose();
  };
  return (
    <AskDialog
      label="Skjut upp ärendet"
      title="Skjut upp"
      text={
        <>
          {row.subject}. Ärendet kommer tillbaka i din kö av sig självt, eller när något händer i det.
          {row.answerBy !== null && ` Tiden då kunden är lovad svar flyttas inte (${due.text}).`}
        </>
      }
      problem={problem}
      submit="Skjut upp"
      isSending={isSending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {({ id, invalid }) => (
        <>
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
                {...invalid}
                onChange={({ target }) => {
                  setAt(target.value);
                  setProblem(null);
                }}
              />
            </>
          )}
        </>
      )}
    </AskDialog>
  );
}
