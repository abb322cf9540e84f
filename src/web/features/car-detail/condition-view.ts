import type { Car } from "#domain/car/car.ts";
import {
  type ConditionFinding,
  type ConditionVerdict,
  conditionParts,
  conditionVerdicts,
  type TyreKind,
} from "#domain/car/condition.ts";
import type { CarImage } from "#domain/car/image.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatPercent } from "#domain/text/percent.ts";
import type { TagTone } from "#ui/tag.tsx";

export type ConditionView = {
  damages: { heading: string; note: string | null; picture: { url: string; alt: string } }[];
  points: { part: string; note: string | null; verdict: string; tone: TagTone }[];
  meters: { label: string; value: string; percent: number }[];
  batteryNote: string | null;
};

const tones = { normal: "success", note: "warning", fault: "danger" } as const satisfies Record<
  ConditionVerdict,
  TagTone
>;

const tyreNames = {
  sommar: "Sommardäck",
  vinter: "Vinterdäck",
  "året runt": "Året runt-däck",
} as const satisfies Record<TyreKind, string>;

const newTyreDepth = 8;

type Inspected = Pick<Car, "tyreKind" | "tyreDepthFront" | "tyreDepthRear" | "batteryHealth"> & {
  findings: ConditionFinding[];
  images: CarImage[];
};

/** What was photographed is shown as damage; every other finding is a point of the inspection. [PAGE-19] [PAGE-20] */
export function conditionView(car: Inspected): ConditionView {
  const pictured = car.findings.map((finding) => ({ finding, image: pictureOf(finding, car.images) }));
  return {
    damages: pictured.flatMap(({ finding, image }) => (image ? [damageView(finding, image)] : [])),
    points: pictured.flatMap(({ finding, image }) => (image ? [] : [pointView(finding)])),
    meters: [
      tyreMeter(`${tyreNames[car.tyreKind]} fram`, car.tyreDepthFront),
      tyreMeter(`${tyreNames[car.tyreKind]} bak`, car.tyreDepthRear),
      ...(car.batteryHealth
        ? [
            {
              label: "Batterihälsa (SoH)",
              value: formatPercent(car.batteryHealth.percent),
              percent: car.batteryHealth.percent,
            },
          ]
        : []),
    ],
    batteryNote: car.batteryHealth
      ? `SoH mätt ${formatDate(new Date(car.batteryHealth.measuredOn))}, metod: ${car.batteryHealth.method}. Olika metoder kan ge olika värden.`
      : null,
  };
}

function pictureOf({ imagePosition }: ConditionFinding, images: CarImage[]): CarImage | null {
  if (imagePosition === null) return null;
  return images.find(({ position, url }) => position === imagePosition && url !== "") ?? null;
}

function damageView({ part, note }: ConditionFinding, { url }: CarImage): ConditionView["damages"][number] {
  const heading = conditionParts[part];
  return { heading, note, picture: { url, alt: `Närbild: ${note ?? heading.toLowerCase()}` } };
}

function pointView({ part, verdict, note }: ConditionFinding): ConditionView["points"][number] {
  return { part: conditionParts[part], note, verdict: conditionVerdicts[verdict], tone: tones[verdict] };
}

/** A new tyre has 8 mm; the bar shows how much of that is left. [PAGE-21] */
function tyreMeter(label: string, depth: number): ConditionView["meters"][number] {
  const millimetres = Number.isInteger(depth) ? String(depth) : depth.toFixed(1).replace(".", ",");
  const percent = Math.round(Math.min(depth / newTyreDepth, 1) * 100);
  return { label, value: `${millimetres}\u00a0mm`, percent };
}
