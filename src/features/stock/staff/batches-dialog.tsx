import { useState } from "react";
import { clockText } from "#core/dates/clock.ts";
import { formatShortDay } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { carsText, type LastBatch, undoBatch } from "./undo-batch.ts";

type Batch = {
  batch: string;
  kind: "bulk" | "import";
  at: string;
  by: string;
  what: string;
  cars: number;
  undone: { at: string; by: string; cars: number } | null;
};
type Answer = { batches: Batch[]; undoHours: number };

function whenText(at: string): string {
  const moment = new Date(at);
  const isToday = stockholmDay(moment) === stockholmDay(new Date());
  return `${isToday ? "i dag" : formatShortDay(moment)} ${clockText(moment)}`;
}

/** What was done to many cars, by whom and when, with the way back: also after the page was left. */
export function BatchesDialog({
  onClose,
  onUndone,
}: {
  onClose: () => void;
  onUndone: (done: LastBatch) => void;
}) {
  const { data, problem } = useStaffData<Answer>("/api/staff/cars/batches");
  const [failed, setFailed] = useState<{ batch: string; message: string } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const undo = async (batch: string) => {
    setBusy(batch);
    const outcome = await undoBatch(batch);
    setBusy(null);
    if ("failed" in outcome) setFailed({ batch, message: outcome.failed });
    else onUndone(outcome.done);
  };
  return (
    <Dialog label="Senaste ändringarna" className="st-palbox sl-dialog" onClose={onClose}>
      <h2 className="t">Senaste ändringarna av flera bilar</h2>
      {problem && <PageProblem problem={problem} />}
      {data === null && !problem && <Loading />}
      {data && (
        <>
          <p className="t2">
            Ändringar går att ångra i {data.undoHours} timmar. Bilar som har ändrats sedan dess rörs inte, och
            du får veta vilka.
          </p>
          {data.batches.length === 0 ? (
            <p>Ingen har ändrat flera bilar det senaste dygnet.</p>
          ) : (
            <ul className="sl-batches">
              {data.batches.map(({ batch, what, cars, by, at, undone }) => (
                <li key={batch}>
                  <div>
                    <b>{what}</b>
                    <small>
                      {carsText(cars)} · {by}, <time dateTime={at}>{whenText(at)}</time>
                    </small>
                    {undone && (
                      <small>
                        Ångrad av {undone.by} {whenText(undone.at)}
                        {undone.cars < cars && `: ${undone.cars} av ${carsText(cars)}`}
                      </small>
                    )}
                    {failed?.batch === batch && (
                      <p role="alert" className="st-late">
                        {failed.message}
                      </p>
                    )}
                  </div>
                  {!undone && (
                    <button
                      type="button"
                      className="btn secondary d"
                      disabled={busy !== null}
                      aria-label={`Ångra ${what}, ${carsText(cars)}`}
                      onClick={() => void undo(batch)}
                    >
                      Ångra
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <div className="sl-actions">
        <button type="button" className="btn secondary d" onClick={onClose}>
          Stäng
        </button>
      </div>
    </Dialog>
  );
}
