import "./condition.css";
import { StaticHtml } from "#ui/static-html.tsx";
import type { ConditionView } from "./condition-view.ts";
import { DamageMap } from "./damage-map.tsx";
import type { GalleryPicture } from "./gallery-view.ts";
import { Section } from "./section.tsx";

type ConditionSectionProps = {
  condition: Pick<ConditionView, "summary" | "damages" | "drawings">;
  pictures: readonly GalleryPicture[];
  /** What was gone through and measured, as HTML. */
  inspectionHtml: string;
};

export function ConditionSection({ condition, pictures, inspectionHtml }: ConditionSectionProps) {
  const { summary, damages, drawings } = condition;
  return (
    <Section heading="Skick">
      <p className="-mt-2 mb-5 max-w-[60ch] text-ink-2 print:mt-0 print:mb-1 print:max-w-none print:text-xs">
        {summary}
      </p>
      {damages.length > 0 && <DamageMap damages={damages} drawings={drawings} pictures={pictures} />}
      <StaticHtml html={inspectionHtml} />
    </Section>
  );
}
