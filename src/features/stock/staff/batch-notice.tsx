import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { displayPlate } from "#core/plate/display-plate.ts";
import { undoHours, withoutCutText } from "../rules/stock-list/batch.ts";
import { carsText, type LastBatch, undoBatch } from "./undo-batch.ts";

function headOf(done: LastBatch): string {
  if (done.kind === "import")
    return `Filen är inläst: ${carsText(done.added)} nya, ${carsText(done.changed)} ändrade`;
  return done.kind === "undo"
    ? `${carsText(done.saved.length)} har sina tidigare värden`
    : `${carsText(done.saved.length)} ändrades`;
}

type BatchNoticeProps = { done: LastBatch; onUndone: (done: LastBatch) => void; onClose: () => void };

/** What was saved, what was left and why, and the way back. */
export function BatchNotice({ done, onUndone, onClose }: BatchNoticeProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const canUndo = done.kind === "bulk" || (done.kind === "import" && done.changed > 0);
  const left = done.kind === "import" ? [] : done.left;
  const withoutCut = done.kind === "undo" ? withoutCutText(done.withoutCut) : null;
  const undo = async () => {
    const outcome = await undoBatch(done.batch);
    if ("failed" in outcome) setFailed(outcome.failed);
    else onUndone(outcome.done);
  };
  return (
    <div className="sl-notice" role="status">
      <CircleCheck aria-hidden className="i" />
      <div>
        <b>{headOf(done)}</b>
        <p>
          Det syns på webben inom ett par sekunder.{" "}
          {canUndo && (
            <>
              <button type="button" className="link sl-undo" onClick={() => void undo()}>
                {done.kind === "import" ? "Ångra ändringarna" : "Ångra"}
              </button>{" "}
              i {undoHours} timmar, också under Senaste ändringarna.
            </>
          )}
        </p>
        {withoutCut !== null && <p className="xs">{withoutCut}</p>}
        {left.length > 0 && (
          <ul className="xs">
            {left.map(({ carId, licenseplate, why }) => (
              <li key={carId}>
                {displayPlate(licenseplate)} lämnades: {why}
              </li>
            ))}
          </ul>
        )}
        {failed && (
          <p role="alert" className="st-late">
            {failed}
          </p>
        )}
      </div>
      <button type="button" className="btn ghost d" onClick={onClose}>
        Stäng
      </button>
    </div>
  );
}
