import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { plateHint } from "#core/plate/plate-hint.ts";
import { formatMil } from "#core/text/mileage.ts";
import { fuels } from "#features/cars/rules/vocabulary.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findVehicleContext } from "#features/vehicle-register/context.ts";
import { trafficNotices, vehicleFactsView } from "#features/vehicle-register/pages/vehicle-facts-view.ts";
import type { VehicleLookup } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { clockContext } from "#platform/pages/context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Notice } from "#ui/notice.tsx";
import {
  type CompareErrors,
  type CompareFormValues,
  type CompareQuestion,
  compareQuestion,
  formValuesIn,
} from "../../rules/stock-comparison/compare-question.ts";
import { type ComparedCar, comparedCarFrom } from "../../rules/stock-comparison/compared-car.ts";
import { compareStock } from "../../service/compare-stock.ts";
import { type ComparedView, ComparisonPage } from "./comparison-page.tsx";
import { comparisonView } from "./comparison-view.server.ts";
import { CompareErrorSummary, QuestionPanels } from "./question-panels.tsx";

const crumbs = [{ label: "Jämför med lagret" }];
/** `plate`: what the visitor's list of plates gets to remember. */
type Loaded = { status: number; html: string; plate: LicensePlate | null };

/** The forms alone, as they stand above the text. */
export function questionHtml(): string {
  return renderToStaticMarkup(
    <div className="compare-ask">
      <QuestionPanels entered={formValuesIn(new URLSearchParams())} />
    </div>,
  );
}

/** What came of a question; null where the address asks nothing. … */
export async function loadComparison(
  query: URLSearchParams,
  context: Readonly<RouterContextProvider>,
): Promise<Loaded | null> {
  const now = context.get(clockContext)();
  const question = compareQuestion(query, now);
  if (question.kind === "nothing") return null;
  const entered = formValuesIn(query);
  if (question.kind === "wrong") {
    const html = askAgain({ entered, ...question });
    return { status: 422, html, plate: null };
  }
  const lookup = question.kind === "plate" ? await context.get(findVehicleContext)(question.plate) : null;
  if (question.kind === "plate" && lookup?.kind !== "found") {
    const html = askAgain({ entered, isManual: true, notice: whyNot(question, lookup) });
    return { status: 200, html, plate: question.plate };
  }
  const vehicle = lookup?.kind === "found" ? lookup.vehicle : null;
  const car =
    question.kind === "typed" ? question.car : vehicle && comparedCarFrom(vehicle, question.mileage);
  if (!car) throw new Error("A question without a car");
  const compared = vehicle && question.kind === "plate" ? found(vehicle, question) : manual(car);
  const catalogs = context.get(stockContext).catalogs();
  const comparison = comparisonView(compareStock(catalogs, car, now), car, { ...catalogs, now });
  const html = renderToStaticMarkup(
    <ComparisonPage
      {...{ compared, comparison, crumbs }}
      question={<QuestionPanels entered={entered} isManual={question.kind === "typed"} variant="secondary" />}
    />,
  );
  return { status: 200, html, plate: car.licenseplate };
}

type AskAgain = {
  entered: CompareFormValues;
  isManual: boolean;
  fieldErrors?: CompareErrors;
  notice?: string;
};

function askAgain({ entered, isManual, fieldErrors, notice }: AskAgain): string {
  return renderToStaticMarkup(
    <>
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-1 text-h1">Jämför en bil med vårt lager</h1>
      <div className="compare-ask mt-6">
        {fieldErrors && <CompareErrorSummary fieldErrors={fieldErrors} isManual={isManual} />}
        {notice && <Notice>{notice}</Notice>}
        <QuestionPanels entered={entered} isManual={isManual} {...(fieldErrors && { fieldErrors })} />
      </div>
    </>,
  );
}

const reasons = {
  unknown: "finns inte i fordonsregistret",
  noRegister: "kan inte slås upp här",
  unavailable: "kunde inte slås upp just nu",
} as const satisfies Record<Exclude<VehicleLookup["kind"], "found">, string>;

function whyNot(
  { plate }: Extract<CompareQuestion, { kind: "plate" }>,
  lookup: VehicleLookup | null,
): string {
  const reason = lookup && lookup.kind !== "found" ? reasons[lookup.kind] : reasons.unavailable;
  const hint = plateHint(plate);
  return `${displayPlate(plate)} ${reason}. Skriv uppgifterna om bilen själv, så jämför vi ändå.${hint ? ` ${hint}` : ""}`;
}

type Found = Extract<VehicleLookup, { kind: "found" }>["vehicle"];

function found(vehicle: Found, { mileage }: { mileage: number | null }): ComparedView {
  const { name } = comparedCarFrom(vehicle, null);
  const traffic = trafficNotices[vehicle.traffic];
  const read = vehicle.lastInspectionMileage;
  const assumed =
    mileage === null && read !== null
      ? `Vi räknar med ${formatMil(read)}, som mätaren visade vid senaste besiktningen. Skriv dagens miltal, så blir jämförelsen bättre.`
      : null;
  return {
    plate: displayPlate(vehicle.licenseplate),
    name,
    variant: vehicle.modelDescription,
    facts: [
      ...(mileage === null ? [] : [{ label: "Miltal", value: formatMil(mileage) }]),
      ...vehicleFactsView(vehicle),
    ],
    notices: [traffic, assumed].flatMap((text) => text ?? []),
  };
}

function manual(car: ComparedCar): ComparedView {
  return {
    plate: car.licenseplate === null ? null : displayPlate(car.licenseplate),
    name: car.name,
    variant: null,
    facts: [
      { label: "Modellår", value: String(car.modelYear) },
      ...(car.fuelType === null ? [] : [{ label: "Drivmedel", value: fuels[car.fuelType] }]),
      ...(car.mileage === null ? [] : [{ label: "Miltal", value: formatMil(car.mileage) }]),
    ],
    notices: [],
  };
}
