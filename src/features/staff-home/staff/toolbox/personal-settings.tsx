import { changeSalesman, type Salesman, useSalesman } from "#features/visitors/staff/salesman-state.ts";
import { StoreOptions } from "#platform/staff/store-options.tsx";

const modes = { grid: "Som kund", list: "Alla typer" } as const satisfies Record<
  Salesman["galleryViewMode"],
  string
>;

/** The salesman's own: kept in this browser, for every advert. */
export function PersonalSettings({ stores }: { stores: Record<string, string> }) {
  const { myFacility, signature, galleryViewMode, proposalsTemplate } = useSalesman();
  return (
    <div className="own">
      <label>
        Min butik
        <select
          value={myFacility ?? ""}
          onChange={({ target }) => void changeSalesman({ myFacility: target.value || null })}
        >
          <option value="">Alla butiker</option>
          <StoreOptions stores={stores} />
        </select>
      </label>
      <label>
        Signatur
        <input
          defaultValue={signature}
          maxLength={100}
          onChange={({ target }) => void changeSalesman({ signature: target.value })}
        />
      </label>
      <label className="wide">
        Hälsning när du skickar en bil
        <textarea
          rows={2}
          maxLength={5_000}
          defaultValue={proposalsTemplate}
          onChange={({ target }) => void changeSalesman({ proposalsTemplate: target.value })}
        />
      </label>
      <label className="wide">
        Galleri
        <select
          value={galleryViewMode}
          onChange={({ target }) =>
            void changeSalesman({ galleryViewMode: target.value === "list" ? "list" : "grid" })
          }
        >
          {Object.entries(modes).map(([mode, label]) => (
            <option key={mode} value={mode}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
