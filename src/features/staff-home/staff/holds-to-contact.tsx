import { paths } from "#core/paths.ts";
import type { StaffHold } from "#features/bookings/staff/booking-answers.ts";
import { carText, visitorText } from "#features/bookings/staff/booking-texts.ts";
import { careText } from "#features/bookings/staff/hold-row.tsx";
import { Panel } from "#platform/staff/panel.tsx";

/** Reservations whose customer nobody has reached yet, what is due first on top. */
export function HoldsToContact({ holds, stores }: { holds: StaffHold[]; stores: Record<string, string> }) {
  return (
    <Panel
      id="holds-to-contact"
      title="Reservationer att kontakta"
      count={holds.length}
      link={{ to: paths.staff("bokningar/"), text: "Alla reservationer" }}
    >
      {holds.length === 0 ? (
        <p className="st-pb t2">Alla som har reserverat en bil är kontaktade.</p>
      ) : (
        <ul className="st-pb sp-bids">
          {holds.map((hold) => (
            <li key={hold.number}>
              <a className="link" href={paths.staff("bokningar/")}>
                {carText(hold)}
              </a>
              <span className="t2">{stores[hold.storeSlug] ?? hold.storeSlug}</span>
              <span className="t2 w">
                {visitorText(hold)}. {careText(hold, new Date())}.
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
