import { AlarmClock, AlarmClockOff } from "lucide-react";
import { useMemo } from "react";
import type { CaseView } from "#domain/staff/case-views.ts";
import { formatDate } from "#domain/text/dates.ts";
import { paths } from "#paths";
import type { ListedCase, Me, Today } from "../answers.ts";
import { useShortcuts } from "../shell/shortcuts.ts";
import { useStaffData } from "../use-staff-data.ts";
import { CaseRow } from "./case-row.tsx";
import { DayInStores } from "./day-in-stores.tsx";
import { NewMatches } from "./new-matches.tsx";
import { Loading, PageProblem } from "./page-states.tsx";
import { SnoozeDialog } from "./snooze-dialog.tsx";
import { useRows } from "./use-rows.ts";
import { useSnoozing } from "./use-snoozing.ts";

const casesIn = (view: CaseView) => `${paths.staff("arenden/")}?view=${view}`;

/** What waits and what is late, the own queue first. [DESK-1] */
export function TodayPage({ me }: { me: Me }) {
  const { data, problem, reload } = useStaffData<Today>("/api/staff/today");
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Idag</h1>
          <p>{formatDate(new Date())}</p>
        </div>
      </div>
      {problem && <PageProblem problem={problem} />}
      {data === null ? !problem && <Loading /> : <Day me={me} day={data} reload={reload} />}
    </main>
  );
}

const parts = [
  { name: "late", title: "Försenat" },
  { name: "today", title: "I dag" },
  { name: "later", title: "Senare" },
  { name: "customer", title: "Väntar på kund" },
  { name: "snoozed", title: "Uppskjutet" },
] as const satisfies { name: keyof Today["queue"]; title: string }[];

function Day({ me, day, reload }: { me: Me; day: Today; reload: () => void }) {
  const { queue, counts, unassigned, bookings, matches } = day;
  const rows = [...parts.flatMap(({ name }) => queue[name]), ...unassigned];
  const { current, setCurrent } = useRows(rows);
  const { snoozing, setSnoozing, wake, afterSnooze, said } = useSnoozing(day, reload);
  const own = parts.flatMap(({ name }) => queue[name]);
  const keyed = own.find(({ number }) => number === current);
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
  const shown = (list: readonly ListedCase[], isOwn = false) =>
    list.map((row) => (
      <CaseRow
        key={row.number}
        row={row}
        meId={me.id}
        isCurrent={row.number === current}
        onFocus={() => setCurrent(row.number)}
        action={isOwn && actionOf(row)}
      />
    ));
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      {snoozing && (
        <SnoozeDialog
          row={snoozing}
          onDone={() => afterSnooze(snoozing, "Ärendet är uppskjutet.")}
          onClose={() => setSnoozing(null)}
        />
      )}
      <nav className="sp-sum st-panel" aria-label="Läget just nu">
        <Count to={casesIn("late")} count={counts.late} label="försenade" isLate={counts.late > 0} />
        <Count to={casesIn("waiting")} count={counts.waiting} label="väntar på svar från oss" />
        <Count to={casesIn("mine")} count={counts.mine} label="är dina" />
        <Count to={casesIn("unassigned")} count={counts.unassigned} label="utan ansvarig" />
        {bookings && (
          <Count
            to={paths.staff("bokningar/")}
            count={bookings.today}
            label={`${bookings.today === 1 ? "bokning" : "bokningar"} i dag${bookings.open > 0 ? `, ${bookings.open} att bocka av` : ""}`}
          />
        )}
        {matches ? (
          <Count to={paths.staff("kopbevakning/")} count={matches.count} label="nya träffar" />
        ) : (
          <Count to={casesIn("open")} count={counts.open} label="öppna i allt" />
        )}
      </nav>
      <div className="cols">
        <div className="sp-gap">
          <section className="st-panel" aria-labelledby="own-queue">
            <div className="st-ph">
              <h2 className="t" id="own-queue">
                Din kö
              </h2>
              <span className="n">{own.length}</span>
            </div>
            {own.length === 0 ? (
              <p className="st-pb t2">Inget väntar på dig.</p>
            ) : (
              <table className="sp-q">
                <TableHead isOwn />
                {parts.map(
                  ({ name, title }) =>
                    queue[name].length > 0 && (
                      <tbody key={name}>
                        <tr className="sp-grp">
                          <th colSpan={4} scope="rowgroup">
                            {title} <span className="n">{queue[name].length}</span>
                          </th>
                        </tr>
                        {shown(queue[name], true)}
                      </tbody>
                    ),
                )}
              </table>
            )}
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
          </section>
          {bookings && <DayInStores day={bookings} />}
        </div>
        <div className="sp-gap">
          {matches && <NewMatches found={matches} />}
          <section className="st-panel" aria-labelledby="nobodys">
            <div className="st-ph">
              <h2 className="t" id="nobodys">
                Utan ansvarig
              </h2>
              <span className="n">{counts.unassigned}</span>
              <a className="link" href={casesIn("unassigned")}>
                Visa alla
              </a>
            </div>
            {unassigned.length === 0 ? (
              <p className="st-pb t2">Alla ärenden som väntar på svar har någon.</p>
            ) : (
              <table className="sp-q">
                <TableHead />
                <tbody>{shown(unassigned)}</tbody>
              </table>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

function TableHead({ isOwn = false }) {
  return (
    <thead className="sr">
      <tr>
        <th scope="col">Ärende</th>
        <th scope="col" className="sp-who">
          Ansvarig
        </th>
        <th scope="col">Klocka</th>
        {isOwn && <th scope="col">Skjut upp</th>}
      </tr>
    </thead>
  );
}

type CountProps = { to: string; count: number; label: string; isLate?: boolean };

function Count({ to, count, label, isLate = false }: CountProps) {
  return (
    <a href={to} className={isLate ? "sp-late" : undefined}>
      <b>{count}</b>
      <span>{label}</span>
    </a>
  );
}
