import { conditionVerdicts } from "#features/cars/rules/condition.ts";
import { Meter } from "#ui/meter.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ConditionView } from "./condition-view.ts";
import { DamageList } from "./damage-list.tsx";
import type { GalleryPicture } from "./gallery-view.ts";
import { Section } from "./section.tsx";

type ConditionSectionProps = { condition: ConditionView; pictures: readonly GalleryPicture[] };

export function ConditionSection({ condition, pictures }: ConditionSectionProps) {
  return (
    <Section heading="Skick">
      <p className="-mt-2 mb-5 max-w-[60ch] text-ink-2 print:mt-0 print:mb-1 print:max-w-none print:text-xs">
        {condition.summary}
      </p>
      {condition.damages.length > 0 && (
        <DamageList damages={condition.damages} drawings={condition.drawings} pictures={pictures} />
      )}
      {condition.points.length > 0 && <Points condition={condition} />}
      {condition.meters.length > 0 && <TyresAndBattery condition={condition} />}
    </Section>
  );
}

const normal = conditionVerdicts.normal;

/** On paper what is normal is one line, so that the sheet has room. */
function Points({ condition: { pointsHeading, pointsNote, points } }: { condition: ConditionView }) {
  return (
    <>
      <h3 className="mt-8 mb-1 text-h3 print:mt-1 print:mb-0 print:text-xs">{pointsHeading}</h3>
      <ul className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-3 print:gap-x-6">
        {points.map(({ part, note, verdict, tone }) => (
          <li
            key={`${part} ${note}`}
            className={`flex min-h-11 items-center justify-between gap-3 border-b border-line py-2 text-sm print:min-h-0 print:py-0 print:text-2xs ${verdict === normal ? "print:hidden" : ""}`}
          >
            <span>
              {part}
              {note && <span className="block text-xs text-ink-2 print:text-2xs">{note}</span>}
            </span>
            <Tag tone={tone}>{verdict}</Tag>
          </li>
        ))}
      </ul>
      {points.some(({ verdict }) => verdict === normal) && (
        <p className="hidden text-2xs print:block">
          {points.every(({ verdict }) => verdict === normal) ? "Alla punkter" : "Övriga punkter"}: normalt.
        </p>
      )}
      {pointsNote && <p className="mt-3 text-xs text-ink-2 print:hidden">{pointsNote}</p>}
    </>
  );
}

function TyresAndBattery({
  condition: { meters, metersHeading, tyreNote, batteryNote },
}: {
  condition: ConditionView;
}) {
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
