import { type ReactNode, useId, useState } from "react";
import { clockText } from "#core/dates/clock.ts";
import { weekdayAndDay } from "#core/dates/weekday.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import { Loading } from "#platform/staff/page-states.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { startText } from "../rules/booking-text.ts";
import type { FreeTimes } from "./booking-responses.ts";

type Sent = { why: string; start?: string };
type ChangeDialogProps = {
  title: string;
  about: string;
  /** What the button does, in its words. */
  action: string;
  onSend: (sent: Sent) => Promise<string | null>;
  onClose: () => void;
  /** The booking whose free times are offered; without it none is chosen. */
  timesOf?: string;
};

/** One question before something that the customer is mailed about. Escape leaves it. */
export function ChangeDialog({ title, about, action, onSend, onClose, timesOf }: ChangeDialogProps) {
  const [why, setWhy] = useState("");
  const [start, setStart] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const id = useId();
  const send = async () => {
    if (timesOf !== undefined && start === "") return setProblem("Välj en tid");
    setSending(true);
    const failed = await onSend(timesOf === undefined ? { why } : { why, start });
    setSending(false);
    if (failed === null) onClose();
    else setProblem(failed);
  };
  return (
    <Dialog label={title} className="st-palbox st-help" onClose={onClose}>
      <form
        className="sb-ask"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 className="t">{title}</h2>
        <p className="t2">{about}</p>
        {timesOf !== undefined && <Times number={timesOf} value={start} onChoose={setStart} />}
        <label htmlFor={id}>
          Varför? <span className="t2">Står i mejlet till kunden.</span>
        </label>
        <textarea
          id={id}
          className="textarea"
          rows={3}
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        {problem !== null && (
          <p role="alert" className="st-late">
            {problem}
          </p>
        )}
        <Buttons action={action} isSending={isSending} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type ButtonsProps = { action: ReactNode; isSending: boolean; onClose: () => void };

function Buttons({ action, isSending, onClose }: ButtonsProps) {
  return (
    <div className="row">
      <button type="submit" className="btn primary d" disabled={isSending}>
        {action}
      </button>
      <button type="button" className="btn secondary d" onClick={onClose}>
        Låt bli
      </button>
    </div>
  );
}

type TimesProps = { number: string; value: string; onChoose: (start: string) => void };

function Times({ number, value, onChoose }: TimesProps) {
  const { data, problem } = useStaffData<FreeTimes>(`/api/staff/bookings/${number}/times`);
  const id = useId();
  if (data === null) return problem ? <p role="alert">{problem.message}</p> : <Loading />;
  if (data.days.length === 0) return <p role="alert">{data.reason ?? "Det finns ingen ledig tid."}</p>;
  return (
    <>
      <label htmlFor={id}>Ny tid</label>
      <select id={id} className="select" value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Välj en ledig tid</option>
        {data.days.map(({ day, starts }) => (
          <optgroup key={day} label={weekdayAndDay(new Date(starts[0] ?? day))}>
            {starts.map((start) => (
              <option key={start} value={startText(new Date(start))}>
                {clockText(new Date(start))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}
