import { Check, ChevronRight, X } from "lucide-react";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { iconButtonClass } from "#ui/icon-button-variant.ts";
import { Plate } from "#ui/plate.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { compareFields } from "../rules/compare-address.ts";
import { textOfNextPair } from "../rules/shown-pair.ts";
import { addressWithout, compareAddress } from "./compare-links.ts";
import type { GroupView, RowView } from "./compare-rows.ts";
import type { CompareView } from "./compare-view.ts";
import type { ComparedCar } from "./compared-car.ts";
import { priceCell } from "./cost-rows.ts";

/**
 * Cars beside each other; the row of names stays in sight. A narrow screen shows two of them, each row's name above what they
 * say; without script all of them, two in a line.
 */
export function CompareTable({
  cars,
  groups,
  query,
  pair,
}: Pick<CompareView, "cars" | "groups" | "query" | "pair">) {
  const removeTo = ({ kind, licenseplate }: ComparedCar) =>
    kind === "stock" && licenseplate ? addressWithout(query, licenseplate) : null;
  return (
    <section
      aria-label="Jämförelse"
      className="compare"
      data-columns={cars.length}
      data-left={pair.left}
      data-right={pair.right}
    >
      <table className="compare-table">
        <caption className="sr-only">Bilarna sida vid sida</caption>
        <thead>
          <tr className="compare-pictures">
            <td />
            {cars.map((car, at) => (
              <td key={keyOf(car)} className={lookOf(car)}>
                <HeadPicture car={car} removeTo={removeTo(car)} />
                {cars.length > 2 && (
                  <SwapLink
                    name={car.name}
                    at={at + 1}
                    of={cars.length}
                    to={compareAddress(query, [
                      [compareFields.pair, textOfNextPair(pair, at + 1, cars.length)],
                    ])}
                  />
                )}
              </td>
            ))}
          </tr>
          <tr className="compare-names">
            <th scope="col">
              <span className="sr-only">Egenskap</span>
            </th>
            {cars.map((car) => (
              <th key={keyOf(car)} scope="col" className={lookOf(car)}>
                <HeadName car={car} />
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

function HeadPicture({ car, removeTo }: { car: ComparedCar; removeTo: string | null }) {
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
      <div className="relative max-w-96">
        <div className="studio aspect-3/2 overflow-hidden rounded-sm">
          <CarPicture picture={car.picture} in="column" eager muted={car.mark === "Såld"} />
        </div>
        {removeTo && (
          <div className="absolute top-1.5 right-1.5 print:hidden">
            <SiteLink to={removeTo} className={iconButtonClass("outlined")}>
              <X aria-hidden strokeWidth={1.75} className="size-4.5" />
              <span className="sr-only">Ta bort {car.name}</span>
            </SiteLink>
          </div>
        )}
      </div>
      {car.to && (
        <div className="mt-3 grid max-w-96 print:hidden">
          <ButtonLink to={car.to} variant="secondary" size="sm">
            Visa bilen<span className="sr-only"> {car.name}</span>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function HeadName({ car }: { car: ComparedCar }) {
  const price = priceCell(car);
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      {car.picture && (
        <div className="studio aspect-3/2 w-14 shrink-0 overflow-hidden rounded-xs lg:hidden print:hidden">
          <CarPicture picture={{ ...car.picture, alt: "" }} in="thumbnail" muted={car.mark === "Såld"} />
        </div>
      )}
      <div className="min-w-0">
        <h2 className="text-md leading-tight hyphens-auto max-lg:text-sm">
          {car.to ? (
            <SiteLink to={car.to} className="hover:underline">
              {car.name}
            </SiteLink>
          ) : (
            car.name
          )}
        </h2>
        {car.variant && <p className="compare-variant max-lg:hidden">{car.variant}</p>}
        {price && <p className="text-sm font-semibold lg:hidden print:hidden">{price.text}</p>}
        {car.mark && <p className="text-sm font-semibold max-lg:sr-only">{car.mark}</p>}
      </div>
    </div>
  );
}

/** On a narrow screen the next car comes in the place of this one: the same as a swipe over its half, and before the page is awake. */
function SwapLink({ name, at, of, to }: { name: string; at: number; of: number; to: string }) {
  return (
    <a
      href={to}
      data-swap={at}
      className="mt-1 flex min-h-11 w-full items-center justify-between gap-2 text-sm text-ink-2 lg:hidden noscript:hidden print:hidden"
    >
      <span>
        {at} av {of}
        <span className="sr-only">: {name}.</span>
      </span>
      <span className="inline-flex items-center gap-1 font-semibold text-brand-text">
        Byt bil
        <ChevronRight aria-hidden strokeWidth={1.75} className="size-4.5" />
      </span>
    </a>
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
