import { useState } from "react";
import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { listFromResponse } from "#core/text/response-failure.ts";
import { createClient } from "#platform/browser/client.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import { asProblem } from "#platform/staff/use-staff-data.ts";

type Props = { onClose: () => void; onAdd: (plate: LicensePlate) => Promise<void> };
type FoundCar = { licenseplate: LicensePlate; title: string; price: number | null };

const maxShown = 8;

/** A plate is added directly; other input is a search, as on the site. */
export function AddCar({ onClose, onAdd }: Props) {
  const [foundCars, setFound] = useState<FoundCar[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (plate: LicensePlate) => {
    try {
      await onAdd(plate);
      onClose();
    } catch (error) {
      setProblem(asProblem(error).message);
    }
  };
  const search = async (text: string) => {
    const plate = findPlate(text);
    if (plate !== null) return add(plate);
    const outcome = await createClient().getWith("/api/cars/", { q: text.slice(0, 200) });
    const list = outcome.status === "success" ? listFromResponse(outcome.data) : null;
    const cars = list?.ok ? (list.value as FoundCar[]) : [];
    setFound(cars.filter(({ price }) => price !== null).slice(0, maxShown));
    setProblem(list?.ok ? null : "Sökningen gick inte. Försök igen.");
  };
  return (
    <Dialog label="Lägg till bil" className="st-palbox pr-dialog" onClose={onClose}>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void search(String(new FormData(event.currentTarget).get("text") ?? ""));
        }}
      >
        <label className="sr" htmlFor="pr-car">
          Regnr eller sökning
        </label>
        <input
          id="pr-car"
          name="text"
          className="input"
          placeholder="Regnr, eller ”volvo v60 under 300 000”"
          autoFocus
        />
        <button type="submit" className="btn primary d">
          Sök
        </button>
      </form>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <div role="status">{foundCars?.length === 0 && <p className="t2">Ingen bil i lagret passar.</p>}</div>
      <ul className="pr-found">
        {foundCars?.map(({ licenseplate, title, price }) => (
          <li key={licenseplate}>
            <button type="button" className="btn ghost d" onClick={() => void add(licenseplate)}>
              {title}, {displayPlate(licenseplate)}, {formatKronor(price ?? 0)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
