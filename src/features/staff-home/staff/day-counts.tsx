import { paths } from "#core/paths.ts";
import type { CaseView } from "#features/cases/rules/case-views.ts";
import type { DayScope } from "./day-scope.tsx";
import type { TodayResponse } from "./responses.ts";

/** The list that a number counts: in the store where the day is the store's. */
export function casesAddress(
  view: CaseView,
  { store }: Pick<TodayResponse, "store">,
  whose: DayScope,
): string {
  const query = new URLSearchParams({ view, ...(whose === "store" && store ? { store: store.slug } : {}) });
  return `${paths.staff("arenden/")}?${query}`;
}

/** How much there is of everything, each a way there. */
export function DayCounts({ day, whose }: { day: TodayResponse; whose: DayScope }) {
  const { counts, bookings, matches } = day;
  const to = (view: CaseView) => casesAddress(view, day, whose);
  return (
    <nav className="sp-sum st-panel" aria-label="Läget just nu">
      <Count to={to("late")} count={counts.late} label="försenade" isLate={counts.late > 0} />
      <Count to={to("waiting")} count={counts.waiting} label="väntar på svar från oss" />
      <Count to={to("mine")} count={counts.mine} label="är dina" />
      <Count to={to("unassigned")} count={counts.unassigned} label="utan ansvarig" />
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
        <Count to={to("open")} count={counts.open} label="öppna i allt" />
      )}
    </nav>
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
