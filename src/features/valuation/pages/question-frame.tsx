import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { TextLink } from "#ui/link.tsx";
import { Progress } from "#ui/progress.tsx";
import { type PanelCar, type PanelRange, RangePanel } from "./range-panel.tsx";

export type QuestionFrameProps = {
  /** Which question of how many. */
  progress: { at: number; of: number };
  /** Where the question before is asked again. */
  back: string;
  car: PanelCar;
  range: PanelRange;
  children: ReactNode;
};

/** One question at a time, as high as the screen, beside what is known by now. */
export function QuestionFrame({ progress, back, car, range, children }: QuestionFrameProps) {
  const { at, of } = progress;
  return (
    <div className="value-talk">
      <div className="value-talk-head">
        <a href={back} className="value-back">
          <ChevronLeft aria-hidden strokeWidth={1.75} className="size-5" />
          Tillbaka
        </a>
        <p className="text-sm text-ink-2">
          Fråga {at} av {of}
        </p>
        <div className="value-talk-progress">
          <Progress label="Så långt har du kommit" percent={Math.round((100 * at) / of)} />
        </div>
      </div>
      <RangePanel car={car} range={range} />
      <div className="value-question">
        {children}
        <p className="mt-8 text-sm text-ink-2">
          Gratis, utan konto och utan att du binder dig.{" "}
          <TextLink to={paths.privacy()}>Så hanterar vi uppgifterna</TextLink>. Hellre prata? Ring{" "}
          <span className="whitespace-nowrap">
            <TextLink to={`tel:${company.phone.international}`}>{company.phone.national}</TextLink>.
          </span>
        </p>
      </div>
    </div>
  );
}
