import type { CSSProperties } from "react";
import { clockText } from "#core/dates/clock.ts";
import { stockholmMinute } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { type BookingKind, bookingKinds } from "#features/bookings/rules/time-rules.ts";
import type { DayInStores as Day } from "#features/bookings/staff/booking-responses.ts";
import { bookedTimeText, kindLabel } from "#features/bookings/staff/booking-texts.ts";
import { caseAddress } from "#features/cases/staff/case-row.tsx";
import { Panel } from "#platform/staff/panel.tsx";

const opens = 7 * 60;
const closes = 20 * 60;
const hours = Array.from({ length: 7 }, (_, at) => 8 + at * 2);

/** How far along the ruler a minute of the day is, in percent. */
const along = (minute: number) =>
  (Math.min(closes, Math.max(opens, minute)) - opens) / ((closes - opens) / 100);
const alongAt = (at: Date) => along(stockholmMinute(at));

type Bar = {
  key: string;
  from: number;
  to: number;
  text: string;
  href: string | undefined;
  isReservation: boolean;
};

function barsOf(day: Day, kind: BookingKind): Bar[] {
  return day.list
    .filter((row) => row.kind === kind)
    .map((row) => ({
      key: row.number,
      from: alongAt(new Date(row.startsAt)),
      to: alongAt(new Date(row.endsAt)),
      text: `${bookedTimeText(row)} ${displayPlate(row.licenseplate)}`,
      href: caseAddress(row.number),
      isReservation: false,
    }));
}

function reservationBars({ reservations }: Day, now: Date): Bar[] {
  return reservations.map(({ number, until, licenseplate, car }) => ({
    key: number,
    from: alongAt(now),
    to: alongAt(new Date(until)),
    text: `till ${clockText(new Date(until))} ${displayPlate(licenseplate)}`,
    href: car?.href,
    isReservation: true,
  }));
}

/** As variables: on a phone there is no ruler to stand along. A text has to fit at the end of the day too. */
const placed = (from: number, to: number) =>
  ({ "--from": `${Math.min(from, 78)}%`, "--wide": `${to - from}%` }) as CSSProperties;

/** The day in the stores along the hours that they are open, with now on it. */
export function DayInStores({ day, isOneStore }: { day: Day; isOneStore: boolean }) {
  const now = new Date();
  const lines = [
    ...bookingKinds.map((kind) => ({ name: kindLabel(kind), bars: barsOf(day, kind) })),
    { name: "Reservation går ut", bars: reservationBars(day, now) },
  ].filter(({ bars }) => bars.length > 0);
  return (
    <Panel
      id="day-in-stores"
      title={isOneStore ? "Dagen i butiken" : "Dagen i butikerna"}
      note={day.today}
      link={{ to: paths.staff("bokningar/"), text: "Alla bokningar" }}
    >
      {lines.length === 0 ? (
        <p className="st-pb t2">Inget är bokat i dag.</p>
      ) : (
        <div className="sd">
          <p className="sd-hours" aria-hidden>
            {hours.map((hour) => (
              <span key={hour} style={{ left: `${along(hour * 60)}%` }}>
                {String(hour).padStart(2, "0")}
              </span>
            ))}
          </p>
          <dl>
            {lines.map(({ name, bars }) => (
              <div key={name}>
                <dt>{name}</dt>
                {bars.map(({ key, from, to, text, href, isReservation }) => (
                  <dd key={key}>
                    <a
                      className={isReservation ? "sd-bar hold" : "sd-bar"}
                      href={href}
                      style={placed(from, to)}
                    >
                      {text}
                    </a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      )}
    </Panel>
  );
}
