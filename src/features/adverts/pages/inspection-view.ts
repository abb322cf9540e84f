import type { Car } from "#features/cars/rules/car.ts";
import {
  type ConditionFinding,
  type ConditionPart,
  type ConditionVerdict,
  conditionParts,
  conditionVerdicts,
  type InspectionPart,
  inspectionPartNames,
} from "#features/cars/rules/condition.ts";
import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import type { TagTone } from "#ui/tag.tsx";

export type InspectionPoint = { part: string; note: string | null; verdict: string; tone: TagTone };

type Inspected = Pick<Car, "fuelType" | "gearboxType" | "inspectedOn" | "inspectionComplete"> & {
  findings: ConditionFinding[];
};

const tones = { normal: "success", note: "warning", fault: "danger" } as const satisfies Record<
  ConditionVerdict,
  TagTone
>;

const electric: FuelCode = 3;
const chargeable: readonly FuelCode[] = [3, 5];

/** What not every car has. */
const appliesTo: Partial<Record<InspectionPart, (car: Inspected) => boolean>> = {
  clutch: (car) => car.gearboxType === "manuell",
  exhaust: (car) => car.fuelType !== electric,
  charging: (car) => chargeable.includes(car.fuelType),
};
const hasPart = (car: Inspected, part: InspectionPart) => appliesTo[part]?.(car) ?? true;

const parts = Object.keys(conditionParts) as ConditionPart[];

/**
 * The points of the inspection. Technicians write down what is not normal, so where all of it is known the rest is
 * normal; of any other car the page tells what was written and claims nothing more.
 */
export function inspectionPoints(car: Inspected, damages: ReadonlySet<ConditionFinding>): InspectionPoint[] {
  const isKnown = isFullyInspected(car);
  return parts.flatMap((part) => {
    const findingsOfPart = car.findings.filter((finding) => finding.part === part);
    const remarks = findingsOfPart.filter((finding) => !damages.has(finding));
    if (remarks.length > 0) return remarks.map(pointFromFinding);
    const isNormal = isKnown && findingsOfPart.length === 0 && isInspectionPart(part) && hasPart(car, part);
    return isNormal ? [pointFromFinding({ part, verdict: "normal", note: null })] : [];
  });
}

/** "18 av 20 utan anmärkning": of the points that this car has. What was found as a damage is a remark too. */
export function pointsSummary(car: Inspected, points: readonly InspectionPoint[]): string | null {
  if (!isFullyInspected(car)) return null;
  const counted = inspectionPartNames.filter((part) => hasPart(car, part));
  const fine = points.filter(({ verdict }) => verdict === conditionVerdicts.normal).length;
  return `${fine} av ${counted.length} utan anmärkning`;
}

/** "Finns inte på bilen: koppling, avgassystem.": why fewer points are listed than were gone through. */
export function missingPartsText(car: Inspected): string | null {
  const remarks = new Set<ConditionPart>(car.findings.map(({ part }) => part));
  const missing = inspectionPartNames.filter((part) => !hasPart(car, part) && !remarks.has(part));
  if (!isFullyInspected(car) || missing.length === 0) return null;
  const names = missing.map((part) => conditionParts[part].replace(/,.*/, "").toLowerCase());
  return `Finns inte på bilen: ${names.join(", ")}.`;
}

function isInspectionPart(part: ConditionPart): part is InspectionPart {
  return (inspectionPartNames as ConditionPart[]).includes(part);
}

/** Gone through by a technician whose whole protocol we have. */
export function isFullyInspected(car: Pick<Car, "inspectedOn" | "inspectionComplete">): boolean {
  return car.inspectedOn !== null && car.inspectionComplete;
}

function pointFromFinding({ part, verdict, note }: Omit<ConditionFinding, "imagePosition">): InspectionPoint {
  return { part: conditionParts[part], note, verdict: conditionVerdicts[verdict], tone: tones[verdict] };
}
