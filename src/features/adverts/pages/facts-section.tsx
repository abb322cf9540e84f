import { FactList } from "#ui/fact-list.tsx";
import { Milepost } from "#ui/milepost.tsx";
import { Panel } from "#ui/panel.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { Fold } from "./fold.tsx";
import { Section } from "./section.tsx";

const marks = ["0", "5 000", "10 000", "15 000"];

export function FactsSection({ car }: { car: Pick<CarPageView, "mileage" | "facts"> }) {
  return (
    <Section heading="Fakta">
      <div className="mb-5 print:hidden">
        <Panel>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <b className="font-display text-[1.75rem] leading-tight font-[650] tracking-[-.015em]">
              {car.mileage.text}
            </b>
            {car.mileage.perYear && <span className="text-sm text-ink-2">{car.mileage.perYear}</span>}
          </p>
          <div aria-hidden>
            <div className="ruler-large mt-3 h-11">
              <Milepost percent={car.mileage.percent} size="large" />
            </div>
            <div className="relative mt-1.5 grid grid-cols-4 text-2xs text-ink-3">
              {marks.map((mark) => (
                <span key={mark} className="even:max-sm:invisible">
                  {mark}
                </span>
              ))}
              <span className="absolute right-0">20&nbsp;000&nbsp;mil</span>
            </div>
          </div>
        </Panel>
      </div>
      <Fold count={car.facts.length} what="alla uppgifter">
        <FactList facts={car.facts} />
      </Fold>
    </Section>
  );
}
