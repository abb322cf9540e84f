import { caseAddress } from "#features/cases/staff/case-row.tsx";
import { bookingOutcomes } from "../rules/booking-outcomes.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import type { StaffBooking } from "./booking-responses.ts";
import { bookedTimeText, carText, dayAndClockOf, kindLabel, visitorText } from "./booking-texts.ts";

export type BookingAction = "came" | "noShow" | "unknown" | "move" | "cancel";
type BookingRowProps = {
  row: StaffBooking;
  store: string;
  isCurrent: boolean;
  onFocus: () => void;
  onAct: (action: BookingAction) => void;
};

/** One booked time: who comes, to what, and what can be done now. */
export function BookingRow({ row, store, isCurrent, onFocus, onAct }: BookingRowProps) {
  const hasStarted = new Date(row.startsAt) <= new Date();
  return (
    <tr className={isCurrent ? "cur" : undefined} data-case={row.number}>
      <td className="sb-clock">{dayAndClockOf(row)}</td>
      <td className="sp-what">
        <a href={caseAddress(row.number)} onFocus={onFocus}>
          <b>{carText(row)}</b>
          <small>
            {kindLabel(row.kind)} · {visitorText(row)} · {store}
          </small>
        </a>
      </td>
      <td className="sb-acts">
        <div className="row">
          {hasStarted ? (
            <Outcome row={row} onAct={onAct} />
          ) : (
            <>
              <Act onClick={() => onAct("move")} label="Flytta" about={row} />
              <Act onClick={() => onAct("cancel")} label="Avboka" about={row} />
            </>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Said once, and put right by the same way. */
function Outcome({ row, onAct }: Pick<BookingRowProps, "row" | "onAct">) {
  if (row.outcome === null)
    return (
      <>
        <Act onClick={() => onAct("came")} label={bookingOutcomes.came} about={row} />
        <Act onClick={() => onAct("noShow")} label={bookingOutcomes.noShow} about={row} />
      </>
    );
  return (
    <>
      <span className={row.outcome === "came" ? "tag ok2" : "tag bad"}>{bookingOutcomes[row.outcome]}</span>
      <Act onClick={() => onAct("unknown")} label="Ändra" about={row} />
    </>
  );
}

type ActProps = { onClick: () => void; label: string; about: StaffBooking };

function Act({ onClick, label, about }: ActProps) {
  return (
    <button type="button" className="btn secondary d" onClick={onClick}>
      {label}
      <span className="sr">
        {" "}
        {bookingTexts[about.kind].one} {bookedTimeText(about)}, {carText(about)}
      </span>
    </button>
  );
}
