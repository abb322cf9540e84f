import { Download, History, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { exportCars } from "./export-cars.ts";

type ListHeadProps = {
  /** Null while it is fetched. */
  counted: { cars: number; stores: number } | null;
  /** The cars of the list as it is filtered now. */
  shown: readonly { id: number }[];
  mayEdit: boolean;
  onImport: () => void;
  onBatches: () => void;
};

/** What the page is about, and what is done to the stock as a whole. */
export function ListHead({ counted, shown, mayEdit, onImport, onBatches }: ListHeadProps) {
  const [state, setState] = useState<{ isBusy: boolean; failed: string | null }>({
    isBusy: false,
    failed: null,
  });
  const send = async () => {
    setState({ isBusy: true, failed: null });
    const failed = await exportCars(shown.map(({ id }) => id)).then(
      () => null,
      (error) => asProblem(error).message,
    );
    setState({ isBusy: false, failed });
  };
  return (
    <div className="st-head">
      <div>
        <h1>Lager</h1>
        {counted && (
          <p>
            {formatNumber(counted.cars)} bilar i {counted.stores} {counted.stores === 1 ? "butik" : "butiker"}
          </p>
        )}
        {state.failed && (
          <p role="alert" className="st-late">
            {state.failed}
          </p>
        )}
      </div>
      {counted && (
        <div className="row">
          {mayEdit && (
            <button type="button" className="btn ghost d" onClick={onBatches}>
              <History aria-hidden className="i s18" />
              Senaste ändringarna
            </button>
          )}
          {mayEdit && (
            <button type="button" className="btn secondary d" onClick={onImport}>
              <Upload aria-hidden className="i s18" />
              Importera CSV
            </button>
          )}
          <button
            type="button"
            className="btn secondary d"
            disabled={state.isBusy || shown.length === 0}
            onClick={() => void send()}
          >
            <Download aria-hidden className="i s18" />
            {state.isBusy ? "Exporterar …" : "Exportera"}
          </button>
          {mayEdit && (
            <a className="btn primary d" href={paths.staff("lager/ny/")}>
              <Plus aria-hidden className="i s18" />
              Ta in bil
              <kbd className="kbd" aria-hidden>
                N
              </kbd>
            </a>
          )}
        </div>
      )}
    </div>
  );
}
