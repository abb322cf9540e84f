import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import { Plate } from "#ui/plate.tsx";
import { CarActions } from "./car-actions.tsx";
import type { CarPageView } from "./car-page-view.ts";

export function CarTitle({
  car,
}: {
  car: Pick<CarPageView, "title" | "name" | "licenseplate" | "plate" | "summary" | "shared" | "saveSearchTo">;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-h1 wrap-anywhere print:text-h2">{withUnbrokenNumbers(car.title)}</h1>
        <ul className="mt-2.5 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-ink-2">
          <li className="flex">
            <span className="sr-only">Registreringsnummer </span>
            <Plate text={car.plate} />
          </li>
          {car.summary.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <CarActions car={car} />
    </div>
  );
}
