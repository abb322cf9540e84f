import { formatDate } from "#core/dates/dates.ts";
import { formatOneDecimal } from "#core/text/number.ts";
import { formatPercent } from "#core/text/percent.ts";
import type { Car } from "#features/cars/rules/car.ts";
import {
  type ConditionFinding,
  inspectionPointCount,
  isListedAsDamage,
  type TyreKind,
} from "#features/cars/rules/condition.ts";
import { type DamageFact, damageFacts } from "#features/cars/rules/damage-facts.ts";
import {
  type DamagePlace,
  type DamageZone,
  findingHeading,
  zoneOfDamage,
} from "#features/cars/rules/damage-place.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import { type DamageDrawings, damageDrawings } from "./gallery/damage-marks.ts";
import {
  type InspectionPoint,
  inspectionPoints,
  isFullyInspected,
  missingPartsText,
  pointsSummary,
} from "./inspection-view.ts";

export type DamageView = {
  heading: string;
  note: string;
  /** The same row by row, for where there is room. */
  facts: DamageFact[];
  zone: DamageZone;
  /** Where it is marked on the drawing of its zone; null where the zone has none. */
  place: DamagePlace | null;
  /** Null for one that nobody photographed. */
  picture: { url: string; alt: string } | null;
};
export type MeterView = { label: string; value: string; percent: number };

export type ConditionView = {
  summary: string;
  /** "Kontroll i 20 punkter" only where every point was looked at. */
  pointsHeading: string;
  /** "18 av 20 utan anmärkning", of the points that the car has; null where not every point was looked at. */
  pointsSummary: string | null;
  pointsNote: string | null;
  damages: DamageView[];
  drawings: DamageDrawings;
  points: InspectionPoint[];
  meters: MeterView[];
  metersHeading: string;
  tyreNote: string | null;
  batteryNote: string | null;
};

type Inspected = Car & { findings: ConditionFinding[]; images: CarImage[] };

/** Drawing, list and sentence are made of the same damages; the other findings are points of the inspection. */
export function conditionView(car: Inspected): ConditionView {
  const found = car.findings.filter(isListedAsDamage);
  const { tyres, batteryHealth } = measured(car);
  const damages = found.map((finding) => damageView(finding, car));
  const points = inspectionPoints(car, new Set(found));
  return {
    summary: [summaryOf(car, damages.length), closeUpsText(damages)].filter(Boolean).join(" "),
    pointsHeading: isFullyInspected(car) ? `Kontroll i ${inspectionPointCount} punkter` : "Noterat om bilen",
    pointsSummary: pointsSummary(car, points),
    pointsNote: missingPartsText(car),
    damages,
    drawings: damageDrawings(damages),
    points,
    meters: [...tyres, ...(batteryHealth ? [batteryMeter(batteryHealth.percent)] : [])],
    metersHeading: metersHeading(tyres.length > 0, batteryHealth !== null),
    tyreNote: tyres.length > 0 ? "Mönsterdjup: nytt däck 8 mm, lagkrav sommar 1,6 mm och vinter 3 mm." : null,
    batteryNote: batteryHealth
      ? `SoH mätt ${formatDate(new Date(batteryHealth.measuredOn))}, metod: ${batteryHealth.method}. Olika metoder kan ge olika värden.`
      : null,
  };
}

/** What is measured is measured in the check: before it there is nothing to show, whatever is stored. */
function measured(car: Inspected): { tyres: MeterView[]; batteryHealth: Inspected["batteryHealth"] } {
  if (car.inspectedOn === null) return { tyres: [], batteryHealth: null };
  return { tyres: tyreMeters(car), batteryHealth: car.batteryHealth };
}

/** Says when the car was gone through, and what was found, only as far as we know it. */
function summaryOf(car: Inspected, damages: number): string {
  if (car.inspectedOn === null)
    return car.findings.length === 0
      ? "Här finns inget protokoll för bilen än. Fråga butiken om skicket."
      : "Det här har vi noterat om bilen. Något fullständigt protokoll finns inte här.";
  const inspected = `Kontrollerad av vår tekniker ${formatDate(new Date(car.inspectedOn))}.`;
  const found = { 0: "Inga skador hittades.", 1: "En skada att känna till." }[damages];
  if (damages === 0 && !isFullyInspected(car)) return `${inspected} Fråga butiken om protokollet.`;
  return `${inspected} ${found ?? `${damages} skador att känna till.`}`;
}

/** Says of which damages there is no picture, where there is not one of each. */
function closeUpsText(damages: readonly Pick<DamageView, "picture">[]): string {
  const pictured = damages.filter(({ picture }) => picture !== null).length;
  if (pictured === damages.length) return "";
  if (pictured === 0) return damages.length === 1 ? "Den har ingen närbild." : "De har inga närbilder.";
  return `Närbild finns av ${pictured} av dem.`;
}

/** How many damages are known; null before the check, and none only where all of it is known. */
export function damageCount(
  car: Pick<Car, "inspectedOn" | "inspectionComplete">,
  findings: readonly ConditionFinding[],
): number | null {
  const damages = findings.filter(isListedAsDamage).length;
  if (car.inspectedOn === null) return null;
  return damages > 0 || isFullyInspected(car) ? damages : null;
}

function metersHeading(hasTyres: boolean, hasBattery: boolean): string {
  if (hasTyres && hasBattery) return "Däck och batteri";
  return hasTyres ? "Däck" : "Batteri";
}

/** What and where is the heading, and the rest stands below. */
function damageView(
  { part, note, imagePosition }: ConditionFinding,
  { images, inspectedOn }: Pick<Inspected, "images" | "inspectedOn">,
): DamageView {
  const { heading, rest } = findingHeading(part, note);
  const image = images.find(({ position, url }) => position === imagePosition && url !== "");
  return {
    heading,
    note: rest,
    facts: damageFacts({ part, note }, inspectedOn),
    ...zoneOfDamage({ part, note }),
    picture: image ? { url: image.url, alt: `Närbild: ${heading.toLowerCase()}` } : null,
  };
}

const tyreNames = {
  sommar: "Sommardäck",
  vinter: "Vinterdäck",
  "året runt": "Året runt-däck",
} as const satisfies Record<TyreKind, string>;

function tyreMeters(car: Pick<Car, "tyreKind" | "tyreDepthFront" | "tyreDepthRear">): MeterView[] {
  const name = car.tyreKind === null ? "Däck" : tyreNames[car.tyreKind];
  return [...tyreMeter(`${name} fram`, car.tyreDepthFront), ...tyreMeter(`${name} bak`, car.tyreDepthRear)];
}

const newTyreDepth = 8;

/** A new tyre has 8 mm; the bar shows how much of that is left. A depth nobody told has no bar. */
function tyreMeter(label: string, depth: number | null): MeterView[] {
  if (depth === null) return [];
  const millimetres = Number.isInteger(depth) ? String(depth) : formatOneDecimal(depth);
  const percent = Math.round(Math.min(depth / newTyreDepth, 1) * 100);
  return [{ label, value: `${millimetres}\u00a0mm`, percent }];
}

function batteryMeter(percent: number): MeterView {
  return { label: "Batterihälsa (SoH)", value: formatPercent(percent), percent };
}
