import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { formatNumber } from "#domain/text/number.ts";
import { callStaff } from "../../staff-api.ts";
import { asProblem } from "../../use-staff-data.ts";
import type { BatchDone } from "./bulk-dialog.tsx";

type BatchNoticeProps = {
  done: BatchDone;
  /** What was done is itself taken back by it. */
  isUndo: boolean;
  onUndone: (done: BatchDone) => void;
  onClose: () => void;
};

/** What was saved, what was left and why, and the way back. [STOCKLIST-10] */
export function BatchNotice({ done, isUndo, onUndone, onClose }: BatchNoticeProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const count = done.saved.length;
  const cars = `${formatNumber(count)} ${count === 1 ? "bil" : "bilar"}`;
  const undo = async () => {
    try {
      onUndone(await callStaff<BatchDone>("/api/staff/cars/undo", { body: { batch: done.batch } }));
    } catch (error) {
      const { message, errors } = asProblem(error);
      setFailed(
        [message, ...errors.map(({ field, message: why }) => `${field.toUpperCase()}: ${why}`)].join(". "),
      );
    }
  };
  return (
    <div className="sl-notice" role="status">
      <CircleCheck aria-hidden className="i" />
      <div>
        <b>{isUndo ? `${cars} är som förut` : `${cars} ändrades`}</b>
        <p>
          Det syns på webben inom ett par sekunder.{" "}
          {!isUndo && (
            <button type="button" className="link sl-undo" onClick={() => void undo()}>
              Ångra
            </button>
          )}
        </p>
        {done.left.length > 0 && (
          <ul className="xs">
            {done.left.map(({ carId, licenseplate, why }) => (
              <li key={carId}>
                {displayPlate(licenseplate as Parameters<typeof displayPlate>[0])} lämnades: {why}
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
