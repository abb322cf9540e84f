import { type ReactNode, useState } from "react";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { weekdayAndDay } from "#core/dates/weekday.ts";
import { paths } from "#core/paths.ts";
import { useRows } from "#features/cases/staff/use-rows.ts";
import { useSalesman } from "#features/visitors/staff/salesman-state.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { Panel } from "#platform/staff/panel.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import { StoreOptions } from "#platform/staff/store-options.tsx";
import { asProblem, useStaffData } from "#platform/staff/use-staff-data.ts";
import { goTo } from "#platform/staff/use-url.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import type { BookingsResponse, StaffBooking, StaffReservation } from "./booking-responses.ts";
import { type BookingAction, BookingRow } from "./booking-row.tsx";
import { bookedTimeText, carText, visitorText } from "./booking-texts.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { ReservationRow } from "./reservation-row.tsx";

const everyStore = "alla";

/** What is held and booked, today first; of the store in the address, else of one's own, else of all. */
export function BookingsPage({ query }: { query: URLSearchParams }) {
  const { data, problem, reload } = useStaffData<BookingsResponse>("/api/staff/bookings");
  const [failed, setFailed] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const { myFacility } = useSalesman();
  const requested = query.get("butik") ?? myFacility ?? everyStore;
  const store = data && requested in data.stores ? requested : everyStore;

  /** Null when it was done, else why not. */
  const send = async (path: string, body: object, done: string): Promise<string | null> => {
    try {
      await callStaff(`/api/staff/${path}`, { body });
      setMessage(done);
      setFailed(null);
      return null;
    } catch (error) {
      const { message } = asProblem(error);
      setFailed(message);
      return message;
    } finally {
      reload();
    }
  };

  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Bokningar</h1>
          <p>Reservationer, provkörningar, värderingar i butik och hemma, och verkstad.</p>
        </div>
        {data && <StoreChoice stores={data.stores} store={store} />}
      </div>
      <p className="sr" role="status">
        {message}
      </p>
      {problem && <PageProblem problem={problem} />}
      {failed && (
        <p className="st-note bad" role="alert">
          {failed}
        </p>
      )}
      {data === null ? !problem && <Loading /> : <Lists all={data} store={store} send={send} />}
    </main>
  );
}

function StoreChoice({ stores, store }: { stores: BookingsResponse["stores"]; store: string }) {
  return (
    <label className="sb-store">
      <span className="sr">Butik</span>
      <select
        className="select"
        value={store}
        onChange={({ target }) =>
          goTo(`${paths.staff("bokningar/")}?butik=${target.value}`, { replace: true })
        }
      >
        <option value={everyStore}>Alla butiker</option>
        <StoreOptions stores={stores} />
      </select>
    </label>
  );
}

type ListsProps = {
  all: BookingsResponse;
  store: string;
  send: (path: string, body: object, done: string) => Promise<string | null>;
};
type Asked =
  | { what: "move" | "cancel"; row: StaffBooking; reservation?: undefined }
  | { what: "end"; reservation: StaffReservation };

function Lists({ all, store, send }: ListsProps) {
  const [requested, setRequested] = useState<Asked | null>(null);
  const isHere = ({ storeSlug }: { storeSlug: string }) => store === everyStore || storeSlug === store;
  const nameOf = ({ storeSlug }: { storeSlug: string }) => all.stores[storeSlug] ?? storeSlug;
  const reservations = all.reservations.filter(isHere);
  const bookings = all.bookings.filter(isHere);
  const { current, setCurrent } = useRows(bookings);
  const act = (row: StaffBooking, action: BookingAction) => {
    if (action === "move" || action === "cancel") setRequested({ what: action, row });
    else void send(`bookings/${row.number}/outcome`, { outcome: action }, "Det är noterat.");
  };
  const rows = (list: readonly StaffBooking[]) =>
    list.map((row) => (
      <BookingRow
        key={row.number}
        row={row}
        store={nameOf(row)}
        isCurrent={row.number === current}
        onFocus={() => setCurrent(row.number)}
        onAct={(action) => act(row, action)}
      />
    ));
  const when = (name: StaffBooking["when"]) => bookings.filter((row) => row.when === name);
  const days = Map.groupBy(when("coming"), ({ startsAt }) => stockholmDay(new Date(startsAt)));
  return (
    <div className="sb-cols">
      <div className="sp-gap">
        {when("open").length > 0 && (
          <TimesPanel id="open" title="Kom kunden?" count={when("open").length}>
            <tbody>{rows(when("open"))}</tbody>
          </TimesPanel>
        )}
        <TimesPanel id="today" title="I dag" count={when("today").length} empty="Inget är bokat i dag.">
          {when("today").length > 0 && <tbody>{rows(when("today"))}</tbody>}
        </TimesPanel>
        <TimesPanel
          id="coming"
          title="Kommande"
          count={when("coming").length}
          empty="Inget är bokat framöver."
        >
          {[...days].map(([day, list]) => (
            <tbody key={day}>
              <tr className="sp-grp">
                <th colSpan={3} scope="rowgroup">
                  {weekdayAndDay(new Date(list[0]?.startsAt ?? day))} <span className="n">{list.length}</span>
                </th>
              </tr>
              {rows(list)}
            </tbody>
          ))}
        </TimesPanel>
      </div>
      <TimesPanel
        id="holds"
        title="Reservationer"
        count={reservations.length}
        empty="Ingen bil är reserverad."
      >
        {reservations.length > 0 && (
          <tbody>
            {reservations.map((row) => (
              <ReservationRow
                key={row.number}
                row={row}
                store={nameOf(row)}
                onCare={(isContacted) =>
                  void send(
                    `holds/${row.number}/care`,
                    { isContacted },
                    isContacted ? "Det är noterat." : "Du tar hand om reservationen.",
                  )
                }
                onExtend={(hours) =>
                  void send(
                    `holds/${row.number}/extend`,
                    { hours },
                    `Reservationen är förlängd ${hours} timmar. Kunden får ett mejl.`,
                  )
                }
                onEnd={() => setRequested({ what: "end", reservation: row })}
              />
            ))}
          </tbody>
        )}
      </TimesPanel>
      {requested && <Ask requested={requested} send={send} onClose={() => setRequested(null)} />}
    </div>
  );
}

type TimesPanelProps = { id: string; title: string; count: number; empty?: string; children: ReactNode };

function TimesPanel({ id, title, count, empty, children }: TimesPanelProps) {
  return (
    <Panel id={id} title={title} note={count}>
      {count === 0 && empty !== undefined ? (
        <p className="st-pb t2">{empty}</p>
      ) : (
        <table className="sp-q sb-table">
          <thead className="sr">
            <tr>
              <th scope="col">Tid</th>
              <th scope="col">Vad och vem</th>
              <th scope="col">Gör</th>
            </tr>
          </thead>
          {children}
        </table>
      )}
    </Panel>
  );
}

function Ask({
  requested,
  send,
  onClose,
}: {
  requested: Asked;
  send: ListsProps["send"];
  onClose: () => void;
}) {
  if (requested.what === "end")
    return (
      <ChangeDialog
        title="Avsluta reservationen"
        about={`${carText(requested.reservation)} · ${visitorText(requested.reservation)}. Bilen släpps, och den som står först i kön får den.`}
        action="Avsluta och mejla kunden"
        onSend={({ why }) =>
          send(`holds/${requested.reservation.number}/end`, { why }, "Reservationen är avslutad.")
        }
        onClose={onClose}
      />
    );
  const { row, what } = requested;
  const { the } = bookingTexts[row.kind];
  const about = `${weekdayAndDay(new Date(row.startsAt))} kl. ${bookedTimeText(row)} · ${carText(row)} · ${visitorText(row)}`;
  return what === "move" ? (
    <ChangeDialog
      title={`Flytta ${the}`}
      about={about}
      action="Flytta och mejla kunden"
      timesOf={row.number}
      onSend={(sent) => send(`bookings/${row.number}/move`, sent, "Tiden är flyttad. Kunden får ett mejl.")}
      onClose={onClose}
    />
  ) : (
    <ChangeDialog
      title={`Avboka ${the}`}
      about={about}
      action="Avboka och mejla kunden"
      onSend={({ why }) =>
        send(`bookings/${row.number}/cancel`, { why }, "Tiden är avbokad. Kunden får ett mejl.")
      }
      onClose={onClose}
    />
  );
}
