import { dueText, leftText } from "#features/cases/rules/due-text.ts";
import { formatShortMoment } from "#features/reservations/rules/format-moments.ts";
import { reservationTerms } from "#features/reservations/rules/reservation-terms.ts";
import type { StaffReservation } from "./booking-responses.ts";
import { carText, visitorText } from "./booking-texts.ts";

type ReservationRowProps = {
  row: StaffReservation;
  store: string;
  onCare: (isContacted: boolean) => void;
  onExtend: (hours: number) => void;
  onEnd: () => void;
};

/** Who takes care of it, and until when its customer is contacted. */
export function assigneeText({ assigneeName, contactBy, contactedAt }: StaffReservation, now: Date): string {
  const who = assigneeName ?? "Utan ansvarig";
  if (contactedAt !== null) return `${who}, kontaktad ${formatShortMoment(new Date(contactedAt))}`;
  if (contactBy === null) return who;
  const { text, urgency } = dueText(new Date(contactBy), now);
  return urgency === "late" ? `${who}, kontakten är ${text}` : `${who}, kontaktas senast ${text}`;
}

/** A car that somebody holds, and for how long still. */
export function ReservationRow({ row, store, onCare, onExtend, onEnd }: ReservationRowProps) {
  const left = leftText(new Date(row.until), new Date(), reservationTerms.remindHours);
  const car = carText(row);
  return (
    <tr className="sb-hold">
      <td className="sb-clock">
        <span className={left.urgency === "soon" ? "st-soon" : undefined}>{left.text}</span>
      </td>
      <td className="sp-what">
        <a href={row.car?.href} target="_blank" rel="noreferrer">
          <b>{car}</b>
          <small>
            till {formatShortMoment(new Date(row.until))} · {visitorText(row)} · {store}
            {row.delivery !== null && " · hemleverans"}
          </small>
          <small>{assigneeText(row, new Date())}</small>
        </a>
      </td>
      <td className="sb-acts">
        <div className="row">
          {row.contactedAt === null && (
            <>
              {row.assigneeId === null && (
                <button type="button" className="btn secondary d" onClick={() => onCare(false)}>
                  Ta hand om<span className="sr"> reservationen av {car}</span>
                </button>
              )}
              <button type="button" className="btn secondary d" onClick={() => onCare(true)}>
                Kontaktad<span className="sr">: den som har reserverat {car}</span>
              </button>
            </>
          )}
          {reservationTerms.extraHours.map((hours) => (
            <button key={hours} type="button" className="btn secondary d" onClick={() => onExtend(hours)}>
              +{hours} tim<span className="sr"> för {car}</span>
            </button>
          ))}
          <button type="button" className="btn secondary d" onClick={onEnd}>
            Avsluta<span className="sr"> reservationen av {car}</span>
          </button>
        </div>
      </td>
    </tr>
  );
}
