import { capitalized } from "#core/text/capitalized.ts";
import { soldForText } from "#features/cars/rules/sale.ts";
import { Panel } from "#ui/panel.tsx";
import { Table } from "#ui/table.tsx";
import type { OfferView } from "./result-view.ts";

type ScaleProps = Pick<OfferView, "scale" | "likeliest">;

/** The range on a ruler, with a text for screen readers. */
export function OfferScale(props: ScaleProps) {
  return (
    <>
      <PriceScale {...props} />
      <p className="mt-3 text-sm text-ink-2">
        Bandet är gjort så att åtta av tio liknande bilar hamnar i det. Ringarna är sålda bilar, omräknade
        till din bil och till vad vi betalar.
      </p>
    </>
  );
}

/** Eight of ten lie in the band, the ringed ones are sold cars. */
export function PriceScale({ scale, likeliest }: ScaleProps) {
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
    </>
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
