import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { formatNumber } from "#domain/text/number.ts";
import { callStaff } from "../../staff-api.ts";
import { asProblem } from "../../use-staff-data.ts";
import type { BatchDone } from "./bulk-dialog.tsx";

export type Done =
  | ({ kind: "bulk" | "undo" } & BatchDone)
  | { kind: "import"; batch: string; added: number; changed: number };

const cars = (count: number) => `${formatNumber(count)} ${count === 1 ? "bil" : "bilar"}`;

function headOf(done: Done): string {
  if (done.kind === "import")
    return `Filen är inläst: ${cars(done.added)} nya, ${cars(done.changed)} ändrade`;
  return done.kind === "undo"
    ? `${cars(done.saved.length)} är som förut`
    : `${cars(done.saved.length)} ändrades`;
}

type BatchNoticeProps = { done: Done; onUndone: (done: Done) => void; onClose: () => void };

/** What was saved, what was left and why, and the way back. [STOCKLIST-10] */
export function BatchNotice({ done, onUndone, onClose }: BatchNoticeProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const canUndo = done.kind === "bulk" || (done.kind === "import" && done.changed > 0);
  const left = done.kind === "import" ? [] : done.left;
  const undo = async () => {
    try {
      const undone = await callStaff<BatchDone>("/api/staff/cars/undo", { body: { batch: done.batch } });
      onUndone({ kind: "undo", ...undone });
    } catch (error) {
      const { message, errors } = asProblem(error);
      const reasons = errors.map(({ field, message: why }) => `${field.toUpperCase()}: ${why}`);
      setFailed([message, ...reasons].join(". "));
    }
  };
  return (
    <div className="sl-notice" role="status">
      <CircleCheck aria-hidden className="i" />
      <div>
        <b>{headOf(done)}</b>
        <p>
          Det syns på webben inom ett par sekunder.{" "}
          {canUndo && (
            <button type="button" className="link sl-undo" onClick={() => void undo()}>
              {done.kind === "import" ? "Ångra ändringarna" : "Ångra"}
            </button>
          )}
        </p>
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
