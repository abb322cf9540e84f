import { useEffect, useState } from "react";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { useBrowserState } from "#features/favourites/pages/use-browser-state.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { withComparedPlate, withoutComparedPlate } from "../../rules/compared-plates.ts";
import { comparedEvent } from "../../rules/stock-comparison/comparison-place.ts";

/**
 * The plates that this browser has asked for, newest first, once a member of staff is signed in. They stand last on the page, so that nothing moves when they
 * come.
 */
export function ComparedPlates() {
  const state = useBrowserState();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const note = (event: Event) => {
      setShown(true);
      const plate = licensePlate.safeParse((event as CustomEvent<string>).detail);
      if (!plate.success) return;
      void changeBrowserState((before) => ({
        ...before,
        compareStock: { cars: withComparedPlate(before.compareStock.cars, plate.data) },
      }));
    };
    addEventListener(comparedEvent, note);
    return () => removeEventListener(comparedEvent, note);
  }, []);
  const cars = state?.compareStock.cars ?? [];
  if (cars.length === 0 || !isShown) return null;
  return (
    <section aria-labelledby="dina-regnummer" className="compared-plates">
      <h2 id="dina-regnummer" tabIndex={-1} className="text-h3">
        Dina registreringsnummer
      </h2>
      <p className="mt-1 text-sm text-ink-2">Sparade i den här webbläsaren, utan konto.</p>
      <ul className="mt-3 max-w-115">
        {cars.map(({ licenseplate }) => (
          <li
            key={licenseplate}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1"
          >
            <TextLink to={paths.compareStock(licenseplate)}>{displayPlate(licenseplate)}</TextLink>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Ta bort ${displayPlate(licenseplate)}`}
              onClick={() => remove(licenseplate)}
            >
              Ta bort
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The button goes with its row: the heading takes the focus, where the list goes on. */
function remove(plate: LicensePlate): void {
  document.getElementById("dina-regnummer")?.focus();
  void changeBrowserState((state) => ({
    ...state,
    compareStock: { cars: withoutComparedPlate(state.compareStock.cars, plate) },
  }));
}
