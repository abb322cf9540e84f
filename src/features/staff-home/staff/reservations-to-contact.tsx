import { paths } from "#core/paths.ts";
import type { StaffReservation } from "#features/bookings/staff/booking-responses.ts";
import { carText, visitorText } from "#features/bookings/staff/booking-texts.ts";
import { assigneeText } from "#features/bookings/staff/reservation-row.tsx";
import { Panel } from "#platform/staff/panel.tsx";

/** Reservations whose customer nobody has reached yet, what is due first on top. */
export function ReservationsToContact({
  reservations,
  stores,
}: {
  reservations: StaffReservation[];
  stores: Record<string, string>;
}) {
  return (
    <Panel
      id="holds-to-contact"
      title="Reservationer att kontakta"
      note={reservations.length}
      link={{ to: paths.staff("bokningar/"), text: "Alla reservationer" }}
    >
      {reservations.length === 0 ? (
        <p className="st-pb t2">Alla som har reserverat en bil är kontaktade.</p>
      ) : (
        <ul className="st-pb sp-bids">
          {reservations.map((reservation) => (
            <li key={reservation.number}>
              <a className="link" href={paths.staff("bokningar/")}>
                {carText(reservation)}
              </a>
              <span className="t2">{stores[reservation.storeSlug] ?? reservation.storeSlug}</span>
              <span className="t2 w">
                {visitorText(reservation)}. {assigneeText(reservation, new Date())}.
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
