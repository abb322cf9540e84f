import { paths } from "#core/paths.ts";
import { changeSalesman } from "#features/visitors/staff/salesman-state.ts";
import { StoreOptions } from "#platform/staff/store-options.tsx";

const days = [
  { whose: "mine", label: "Mitt", search: "" },
  { whose: "store", label: "Butikens", search: "?vems=butiken" },
] as const;
export type DayScope = (typeof days)[number]["whose"];

/** The address holds whose day it is. */
export const dayScopeIn = (query: URLSearchParams): DayScope =>
  query.get("vems") === "butiken" ? "store" : "mine";

/** One's own, or that of all in the store. */
export function DayScopeLinks({ whose }: { whose: DayScope }) {
  return (
    <nav className="st-seg" aria-label="Vems dag">
      {days.map(({ whose: one, label, search }) => (
        <a key={one} href={paths.staff() + search} aria-current={one === whose ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The same that the toolbox on adverts asks for, kept in this browser. */
export function MyStore({ stores, store }: { stores: Record<string, string>; store: string | null }) {
  return (
    <label className="sp-store">
      Din butik
      <select
        className="select"
        value={store ?? ""}
        onChange={({ target }) => void changeSalesman({ myFacility: target.value || null })}
      >
        <option value="">Välj butik</option>
        <StoreOptions stores={stores} />
      </select>
    </label>
  );
}
