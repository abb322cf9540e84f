import { Check, X } from "lucide-react";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { iconButtonClass } from "#ui/icon-button-variant.ts";
import { Plate } from "#ui/plate.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { addressWithout } from "./compare-links.ts";
import type { GroupView, RowView } from "./compare-rows.ts";
import type { CompareView } from "./compare-view.ts";
import type { ComparedCar } from "./compared-car.ts";

/** Cars beside each other; the row of names stays in sight, and on a narrow screen the first column too. */
export function CompareTable({ cars, groups, query }: Pick<CompareView, "cars" | "groups" | "query">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll.
    <section aria-label="Jämförelse" tabIndex={0} className="compare" data-columns={cars.length}>
      <table className="compare-table">
        <caption className="sr-only">Bilarna sida vid sida</caption>
        <thead>
          <tr className="compare-pictures">
            <td />
            {cars.map((car) => (
              <td key={keyOf(car)} className={lookOf(car)}>
                <HeadPicture car={car} />
              </td>
            ))}
          </tr>
          <tr className="compare-names">
            <th scope="col">
              <span className="sr-only">Egenskap</span>
            </th>
            {cars.map((car) => (
              <th key={keyOf(car)} scope="col" className={lookOf(car)}>
                <HeadName car={car} removeTo={car.licenseplate && addressWithout(query, car.licenseplate)} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.heading} group={group} cars={cars} />
        ))}
      </table>
    </section>
  );
}

const keyOf = ({ kind, licenseplate }: ComparedCar) => (kind === "own" ? "own" : (licenseplate ?? ""));
const lookOf = ({ kind }: ComparedCar) => (kind === "own" ? "compare-own" : undefined);

function HeadPicture({ car }: { car: ComparedCar }) {
  if (car.kind === "own")
    return (
      <>
        <p className="mb-2.5 text-sm font-semibold">Din bil</p>
        {car.licenseplate && <Plate text={displayPlate(car.licenseplate as LicensePlate)} />}
        <p className="mt-2">
          <a
            href="#din-bil"
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-2 print:hidden"
          >
            Ändra
          </a>
        </p>
      </>
    );
  return (
    <>
      <div className="studio aspect-3/2 overflow-hidden rounded-sm">
        <CarPicture picture={car.picture} in="card" eager muted={car.mark === "Såld"} />
      </div>
      {car.to && (
        <div className="mt-3 grid print:hidden">
          <ButtonLink to={car.to} variant="secondary" size="sm">
            Visa bilen<span className="sr-only"> {car.name}</span>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function HeadName({ car, removeTo }: { car: ComparedCar; removeTo: string | null }) {
  return (
    <div className="flex items-start justify-between gap-1">
      <div className="min-w-0">
        <h2 className="text-md leading-tight wrap-anywhere">
          {car.to ? (
            <SiteLink to={car.to} className="hover:underline">
              {car.name}
            </SiteLink>
          ) : (
            car.name
          )}
        </h2>
        {car.variant && <p className="compare-variant">{car.variant}</p>}
        {car.mark && <p className="text-sm font-semibold">{car.mark}</p>}
      </div>
      {car.kind === "stock" && removeTo && (
        <SiteLink
          to={removeTo}
          className={`${iconButtonClass("plain")} -mt-2.5 -mr-2.5 shrink-0 print:hidden`}
        >
          <X aria-hidden strokeWidth={1.75} className="size-4.5" />
          <span className="sr-only">Ta bort {car.name}</span>
        </SiteLink>
      )}
    </div>
  );
}

function Group({ group, cars }: { group: GroupView; cars: readonly ComparedCar[] }) {
  return (
    <tbody>
      <tr className="compare-group">
        <th colSpan={cars.length + 1} scope="rowgroup">
          <span>{group.heading}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.label} className={row.isAlike ? "compare-alike" : undefined}>
          <th scope="row">
            {row.label}
            {row.isAlike && <span className="sr-only"> (lika)</span>}
            {row.note && <span className="compare-note">{row.note}</span>}
          </th>
          {cars.map((car, at) => (
            <td key={keyOf(car)} className={lookOf(car)}>
              <CellView shown={row.cells[at]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function CellView({ shown }: { shown: RowView["cells"][number] | undefined }) {
  if (!shown?.cell)
    return (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">Uppgift saknas</span>
      </span>
    );
  const { cell, isBest } = shown;
  if (cell.isYes !== undefined)
    return cell.isYes ? (
      <>
        <Check aria-hidden strokeWidth={1.75} className="size-4.5" />
        <span className="sr-only">Ja</span>
      </>
    ) : (
      <span className="text-ink-3">Nej</span>
    );
  return (
    <span className={isBest ? "compare-best" : undefined}>
      {cell.text}
      {isBest && <span className="sr-only"> (bäst i raden)</span>}
      {cell.below && <span className="compare-note">{cell.below}</span>}
    </span>
  );
}
