import { AlarmClock, AlarmClockOff } from "lucide-react";
import { useMemo } from "react";
import { weekdayAndDay } from "#core/dates/weekday.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { type QueuePart, queueParts } from "#features/cases/rules/case-queue.ts";
import type { ListedCase } from "#features/cases/staff/case-responses.ts";
import { CaseRow } from "#features/cases/staff/case-row.tsx";
import { SnoozeDialog } from "#features/cases/staff/snooze-dialog.tsx";
import { useRows } from "#features/cases/staff/use-rows.ts";
import { useSalesman } from "#features/visitors/staff/salesman-state.ts";
import type { Me } from "#platform/staff/me.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { Panel } from "#platform/staff/panel.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { casesAddress, DayCounts } from "./day-counts.tsx";
import { DayInStores } from "./day-in-stores.tsx";
import { type DayScope, DayScopeLinks, dayScopeIn, MyStore } from "./day-scope.tsx";
import { NewMatches } from "./new-matches.tsx";
import { OutstandingProposals } from "./outstanding-proposals.tsx";
import { ReservationsToContact } from "./reservations-to-contact.tsx";
import type { TodayResponse } from "./responses.ts";
import { useSnoozing } from "./use-snoozing.ts";

/** What waits and what is late, the own queue first, or all that the store has. */
export function TodayPage({ me, query }: { me: Me; query: URLSearchParams }) {
  const whose = dayScopeIn(query);
  const { myFacility } = useSalesman();
  const params = new URLSearchParams({
    ...(whose === "store" ? { whose } : {}),
    ...(myFacility === null ? {} : { store: myFacility }),
  });
  const { data, problem, reload } = useStaffData<TodayResponse>(
    ["/api/staff/today", `${params}`].filter(Boolean).join("?"),
  );
  const store = data?.store;
  const hours = store?.hours ? `öppet ${store.hours}` : "stängt i dag";
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Idag</h1>
          <p>
            {capitalized(weekdayAndDay(new Date()))}
            {store && ` · ${store.label}, ${hours}`}
          </p>
        </div>
        <div className="sp-whose">
          <DayScopeLinks whose={whose} />
          {data && whose === "store" && <MyStore stores={data.stores} store={store?.slug ?? null} />}
        </div>
      </div>
      {problem && <PageProblem problem={problem} />}
      {data === null && !problem && <Loading />}
      {data && (whose === "mine" || data.store) && <Day me={me} day={data} whose={whose} reload={reload} />}
      {data && whose === "store" && !data.store && (
        <p className="st-panel st-pb t2">Välj din butik här ovanför, så visas allt som väntar där.</p>
      )}
    </main>
  );
}

const titles: Record<QueuePart, string> = {
  late: "Försenat",
  today: "I dag",
  later: "Senare",
  customer: "Väntar på kund",
  snoozed: "Uppskjutet",
};

type DayProps = { me: Me; day: TodayResponse; whose: DayScope; reload: () => void };

function Day({ me, day, whose, reload }: DayProps) {
  const { queue, counts, unassigned, bookings, matches, proposals } = day;
  const queued = queueParts.flatMap((part) => queue[part]);
  // What is nobody's stands in the store's own queue.
  const others = whose === "mine" ? unassigned : [];
  const { current, setCurrent } = useRows([...queued, ...others]);
  const { snoozing, setSnoozing, wake, afterSnooze, message } = useSnoozing(day, reload);
  const keyed = queued.find(({ number, assigneeId }) => number === current && assigneeId === me.id);
  const shortcuts = useMemo(() => ({ h: () => keyed && setSnoozing(keyed) }), [keyed, setSnoozing]);
  useShortcuts(shortcuts);
  const actionOf = (row: ListedCase) => (
    <button
      type="button"
      className="iconbtn"
      aria-label={`${row.snoozedUntil ? "Ta tillbaka" : "Skjut upp"}: ${row.subject}`}
      title={row.snoozedUntil ? "Ta tillbaka i kön" : "Skjut upp"}
      onFocus={() => setCurrent(row.number)}
      onClick={() => (row.snoozedUntil ? void wake(row) : setSnoozing(row))}
    >
      {row.snoozedUntil ? (
        <AlarmClockOff aria-hidden className="i s18" />
      ) : (
        <AlarmClock aria-hidden className="i s18" />
      )}
    </button>
  );
  const rowsOf = (list: readonly ListedCase[], isQueue = false) =>
    list.map((row) => (
      <CaseRow
        key={row.number}
        row={row}
        meId={me.id}
        isCurrent={row.number === current}
        onFocus={() => setCurrent(row.number)}
        // Only one's own is put off.
        action={isQueue ? row.assigneeId === me.id && actionOf(row) : undefined}
      />
    ));
  return (
    <>
      <p className="sr" role="status">
        {message}
      </p>
      {snoozing && (
        <SnoozeDialog
          row={snoozing}
          onDone={() => afterSnooze(snoozing, "Ärendet är uppskjutet.")}
          onClose={() => setSnoozing(null)}
        />
      )}
      <DayCounts day={day} whose={whose} />
      <div className="cols">
        <div className="sp-gap">
          <Panel id="queue" title={whose === "mine" ? "Din kö" : "Butikens kö"} note={queued.length}>
            {queued.length === 0 ? (
              <p className="st-pb t2">
                {whose === "mine" ? "Inget väntar på dig." : "Inget väntar i butiken."}
              </p>
            ) : (
              <table className="sp-q">
                <TableHead isQueue />
                {queueParts.map(
                  (part) =>
                    queue[part].length > 0 && (
                      <tbody key={part}>
                        <tr className="sp-grp">
                          <th colSpan={4} scope="rowgroup">
                            {titles[part]} <span className="n">{queue[part].length}</span>
                          </th>
                        </tr>
                        {rowsOf(queue[part], true)}
                      </tbody>
                    ),
                )}
              </table>
            )}
            <Hints />
          </Panel>
          {bookings && <ReservationsToContact reservations={bookings.toContact} stores={day.stores} />}
          {bookings && <DayInStores day={bookings} isOneStore={day.store !== null} />}
        </div>
        <div className="sp-gap">
          {matches && <NewMatches found={matches} />}
          {proposals && <OutstandingProposals out={proposals} />}
          {whose === "mine" && (
            <Panel
              id="nobodys"
              title="Utan ansvarig"
              note={counts.unassigned}
              link={{ to: casesAddress("unassigned", day, whose), text: "Visa alla" }}
            >
              {unassigned.length === 0 ? (
                <p className="st-pb t2">Alla ärenden som väntar på svar har någon.</p>
              ) : (
                <table className="sp-q">
                  <TableHead />
                  <tbody>{rowsOf(unassigned)}</tbody>
                </table>
              )}
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

function Hints() {
  return (
    <div className="st-hints">
      <span>
        <kbd className="kbd">J</kbd>
        <kbd className="kbd">K</kbd> flytta
      </span>
      <span>
        <kbd className="kbd">↵</kbd> öppna
      </span>
      <span>
        <kbd className="kbd">H</kbd> skjut upp
      </span>
      <span>
        <kbd className="kbd">?</kbd> alla genvägar
      </span>
    </div>
  );
}

function TableHead({ isQueue = false }) {
  return (
    <thead className="sr">
      <tr>
        <th scope="col">Ärende</th>
        <th scope="col" className="sp-who">
          Ansvarig
        </th>
        <th scope="col">Klocka</th>
        {isQueue && <th scope="col">Skjut upp</th>}
      </tr>
    </thead>
  );
}
