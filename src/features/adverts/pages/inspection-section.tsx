import { Check, ChevronDown } from "lucide-react";
import { conditionVerdicts } from "#features/cars/rules/condition.ts";
import { Meter } from "#ui/meter.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ConditionView } from "./condition-view.ts";

/** What was gone through and measured; what was found on the body is the map above it. */
export function InspectionSection({ condition }: ConditionOnly) {
  return (
    <>
      {condition.points.length > 0 && <Points condition={condition} />}
      {condition.meters.length > 0 && <TyresAndBattery condition={condition} />}
    </>
  );
}

const normal = conditionVerdicts.normal;

/** What is not as it should be stands first; the rest is one line that unfolds, and one line on paper. */
function Points({ condition: { pointsHeading, pointsSummary, pointsNote, points } }: ConditionOnly) {
  const remarks = points.filter(({ verdict }) => verdict !== normal);
  const fine = points.filter(({ verdict }) => verdict === normal);
  return (
    <>
      <h3 className="mt-8 mb-3 text-h3 print:mt-1 print:mb-0 print:text-xs">{pointsHeading}</h3>
      {remarks.length > 0 && <PointList points={remarks} />}
      {pointsSummary && (
        <details className="points-fine">
          <summary>
            <Check aria-hidden strokeWidth={2} className="size-5 shrink-0 text-success" />
            <b className="font-semibold">{pointsSummary}</b>
            <span className="points-more">Visa alla</span>
            <span className="points-fewer">Dölj</span>
            <ChevronDown aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-ink-2" />
          </summary>
          <div className="px-5 pb-4">
            <PointList points={fine} />
            {pointsNote && <p className="mt-3 text-xs text-ink-2">{pointsNote}</p>}
          </div>
        </details>
      )}
      {fine.length > 0 && (
        <p className="hidden text-2xs print:block">
          {remarks.length === 0 ? "Alla punkter" : "Övriga punkter"}: normalt.
        </p>
      )}
    </>
  );
}

function PointList({ points }: Pick<ConditionView, "points">) {
  return (
    <ul className="points">
      {points.map(({ part, note, verdict, tone }) => (
        <li key={`${part} ${note}`}>
          <span>
            {part}
            {note && <span className="block text-xs text-ink-2 print:text-2xs">{note}</span>}
          </span>
          <Tag tone={tone}>{verdict}</Tag>
        </li>
      ))}
    </ul>
  );
}

type ConditionOnly = { condition: ConditionView };

function TyresAndBattery({ condition: { meters, metersHeading, tyreNote, batteryNote } }: ConditionOnly) {
  return (
    <>
      <h3 className="mt-8 text-h3 print:sr-only">{metersHeading}</h3>
      <dl className="mt-5 grid grid-cols-2 gap-5 sm:grid-cols-3 print:mt-1 print:gap-2">
        {meters.map(({ label, value, percent }) => (
          <div key={label} className="print:flex print:gap-2">
            <dt className="text-sm text-ink-2 print:text-2xs">{label}</dt>
            <dd className="font-display text-h3 print:text-2xs">
              {value}
              <div className="print:hidden">
                <Meter percent={percent} />
              </div>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3.5 text-xs text-ink-3 print:hidden">
        {[tyreNote, batteryNote].filter(Boolean).join(" ")}
      </p>
    </>
  );
}
