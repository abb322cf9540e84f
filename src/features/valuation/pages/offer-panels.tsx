import { capitalized } from "#core/text/capitalized.ts";
import { soldForText } from "#features/cars/rules/sale.ts";
import { Panel } from "#ui/panel.tsx";
import { Table } from "#ui/table.tsx";
import type { OfferView, StepRow } from "./result-view.ts";

/** The range on a ruler: eight of ten lie in the band, the ringed ones are sold cars. */
export function OfferScale({ scale, likeliest }: Pick<OfferView, "scale" | "likeliest">) {
  return (
    <>
      <div className="value-scale" role="img" aria-label={scale.label}>
        <span
          className="value-band"
          style={{ left: `${scale.band.from}%`, width: `${scale.band.length}%` }}
        />
        {scale.dots.map((at, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cars may have the same price, and nothing moves.
          <span key={index} className="value-dot" style={{ left: `${at}%` }} />
        ))}
        <span className="value-post" style={{ left: `${scale.post}%` }} />
        <span className="value-likeliest" style={{ left: `${Math.min(85, Math.max(15, scale.post))}%` }}>
          {likeliest}
        </span>
      </div>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-ink-2">
        <span>{scale.from}</span>
        <span>{scale.to}</span>
      </p>
      <p className="mt-3 text-sm text-ink-2">
        Bandet är gjort så att åtta av tio liknande bilar hamnar i det. Ringarna är sålda bilar, omräknade
        till din bil och till vad vi betalar.
      </p>
    </>
  );
}

const barClasses = { whole: "is-whole", more: "", less: "is-less", result: "" } as const satisfies Record<
  StepRow["variant"],
  string
>;

/** From the usual car to what we pay, to the krona. */
export function OfferSteps({ steps, typical }: Pick<OfferView, "steps" | "typical">) {
  return (
    <section aria-labelledby="paverkade">
      <h2 id="paverkade" className="text-h2">
        Det här påverkade priset
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        Vi börjar i en vanlig bil av samma modell ({typical}), som vi säljer den, och ändrar en sak i taget
        till just din. Skick, skador och däck räknas med våra tumregler.
      </p>
      <Panel>
        <ul>
          {steps.map(({ label, detail, sum, from, length, variant }) => (
            <li key={`${label} ${detail}`} className="value-step">
              <span>
                {label}
                {detail && <span className="block text-sm font-normal text-ink-2">{detail}</span>}
              </span>
              <span className="font-display font-semibold whitespace-nowrap">{sum}</span>
              <span aria-hidden className="value-bar">
                <i className={barClasses[variant]} style={{ left: `${from}%`, width: `${length}%` }} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

export function SoldCars({ sold, soldOfSeries }: Pick<OfferView, "sold" | "soldOfSeries">) {
  return (
    <section aria-labelledby="jamfor-med">
      <h2 id="jamfor-med" className="text-h2">
        Bilar vi jämför med
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        De {sold.length} som liknar din mest av {soldOfSeries} sålda av modellen. Priset är
        {` ${soldForText}`}, inte vad vi gav för dem.
      </p>
      <Panel>
        <Table
          caption="Sålda bilar som värderingen bygger på"
          columns={[
            { label: "Bil", cell: ({ name }) => name },
            { label: "Modellår", cell: ({ year }) => year },
            { label: "Miltal", cell: ({ mil }) => mil, isNumber: true },
            { label: "Såld", cell: ({ sold: day }) => day },
            { label: capitalized(soldForText), cell: ({ price }) => price, isNumber: true },
          ]}
          rows={sold.map((row, at) => ({ ...row, at }))}
          keyOf={({ at }) => String(at)}
        />
      </Panel>
    </section>
  );
}
