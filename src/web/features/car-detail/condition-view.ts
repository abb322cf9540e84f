import type { Car } from "#domain/car/car.ts";
import { type ConditionFinding, conditionParts, type TyreKind } from "#domain/car/condition.ts";
import type { CarImage } from "#domain/car/image.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatPercent } from "#domain/text/percent.ts";
import { type InspectionPoint, inspectionPoints } from "./inspection-view.ts";

export type DamageView = { heading: string; note: string; picture: { url: string; alt: string } };
export type MeterView = { label: string; value: string; percent: number };

export type ConditionView = {
  /** "24 oktober 2026"; null while nobody has gone through the car. */
  inspectedOn: string | null;
  damages: DamageView[];
  points: InspectionPoint[];
  meters: MeterView[];
  batteryNote: string | null;
};

type Inspected = Car & { findings: ConditionFinding[]; images: CarImage[] };

/** What was photographed is shown as damage, with its picture; the rest are points of the inspection. [PAGE-21] */
export function conditionView(car: Inspected): ConditionView {
  const pictures = new Map(car.findings.flatMap((finding) => picturesOf(finding, car.images)));
  const { batteryHealth } = car;
  return {
    inspectedOn: car.inspectedOn && formatDate(new Date(car.inspectedOn)),
    damages: [...pictures].map(([finding, image]) => damageView(finding, image)),
    points: inspectionPoints(car, new Set(pictures.keys())),
    meters: [...tyreMeters(car), ...(batteryHealth ? [batteryMeter(batteryHealth.percent)] : [])],
    batteryNote: batteryHealth
      ? `SoH mätt ${formatDate(new Date(batteryHealth.measuredOn))}, metod: ${batteryHealth.method}. Olika metoder kan ge olika värden.`
      : null,
  };
}

function picturesOf(finding: ConditionFinding, images: CarImage[]): [ConditionFinding, CarImage][] {
  const image = images.find(({ position, url }) => position === finding.imagePosition && url !== "");
  return image ? [[finding, image]] : [];
}

/** The first sentence of the note says what and where; it is the heading, and the rest stands below. [PAGE-22] */
function damageView({ part, note }: ConditionFinding, { url }: CarImage): DamageView {
  const [first = "", ...rest] = (note ?? conditionParts[part]).split(/(?<=\.)\s+/);
  const heading = first.replace(/\.$/, "");
  return { heading, note: rest.join(" "), picture: { url, alt: `Närbild: ${heading.toLowerCase()}` } };
}

const tyreNames = {
  sommar: "Sommardäck",
  vinter: "Vinterdäck",
  "året runt": "Året runt-däck",
} as const satisfies Record<TyreKind, string>;

function tyreMeters(car: Pick<Car, "tyreKind" | "tyreDepthFront" | "tyreDepthRear">): MeterView[] {
  const name = tyreNames[car.tyreKind];
  return [tyreMeter(`${name} fram`, car.tyreDepthFront), tyreMeter(`${name} bak`, car.tyreDepthRear)];
}

const newTyreDepth = 8;

/** A new tyre has 8 mm; the bar shows how much of that is left. [PAGE-23] */
function tyreMeter(label: string, depth: number): MeterView {
  const millimetres = Number.isInteger(depth) ? String(depth) : depth.toFixed(1).replace(".", ",");
  const percent = Math.round(Math.min(depth / newTyreDepth, 1) * 100);
  return { label, value: `${millimetres}\u00a0mm`, percent };
}

function batteryMeter(percent: number): MeterView {
  return { label: "Batterihälsa (SoH)", value: formatPercent(percent), percent };
}
