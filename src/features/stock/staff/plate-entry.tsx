import { useState } from "react";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { go } from "#platform/staff/place.ts";

/** The plate of the car that is taken in; a whole one is asked for at once. */
export function PlateEntry({ plate }: { plate: LicensePlate | null }) {
  const [text, setText] = useState(plate ? displayPlate(plate) : "");
  const [isWrong, setWrong] = useState(false);
  const open = (written: string): boolean => {
    const read = findPlate(written);
    if (read !== null && read !== plate)
      go(`${paths.staff("lager/ny/")}?regnr=${encodeURIComponent(read)}`, { replace: true });
    return read !== null;
  };
  return (
    <form
      className="sp-search sp-entry"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!open(text));
      }}
    >
      <label htmlFor="car-licenseplate" className="h4">
        Registreringsnummer
      </label>
      <div className="sp-find">
        <span className="eu" aria-hidden>
          S
        </span>
        <input
          id="car-licenseplate"
          placeholder="ABC 123"
          autoComplete="off"
          maxLength={8}
          // biome-ignore lint/a11y/noAutofocus: the page is for nothing else.
          autoFocus={plate === null}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? "plate-wrong" : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
            open(target.value);
          }}
        />
      </div>
      {isWrong && (
        <p className="err" id="plate-wrong" role="alert">
          Regnr saknas/felaktigt
        </p>
      )}
    </form>
  );
}
