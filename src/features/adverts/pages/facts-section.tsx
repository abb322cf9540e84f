import { FactList } from "#ui/fact-list.tsx";
import { Milepost } from "#ui/milepost.tsx";
import { Panel } from "#ui/panel.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { Fold } from "./fold.tsx";
import { Section } from "./section.tsx";

const marks = ["0", "5 000", "10 000", "15 000"];

export function FactsSection({ car }: { car: Pick<CarPageView, "mileage" | "facts"> }) {
  const { usual } = car.mileage;
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
          {usual && (
            <p className="mt-1 flex items-center gap-2 text-sm text-ink-2">
              <span aria-hidden className="h-3 w-4 shrink-0 border-x-2 border-data-1 bg-brand-soft" />
              <span>
                {usual.text} <span className="whitespace-nowrap">{usual.range}</span>
              </span>
            </p>
          )}
          <div aria-hidden>
            <div className="ruler-large mt-3 h-11">
              {usual && <UsualBand {...usual} />}
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

/** Between which mileages cars like it lie, low on the ruler so that the post stands over it. */
function UsualBand({ from, length }: { from: number; length: number }) {
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 bottom-0 h-5 w-full overflow-visible">
      <rect x={`${from}%`} width={`${length}%`} height="100%" className="fill-brand-soft" />
      {[from, from + length].map((edge) => (
        <line
          key={edge}
          x1={`${edge}%`}
          x2={`${edge}%`}
          y1="0"
          y2="100%"
          strokeWidth="2"
          className="stroke-data-1"
        />
      ))}
    </svg>
  );
}
