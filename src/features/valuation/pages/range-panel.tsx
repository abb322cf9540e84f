import type { BodyType } from "#features/cars/rules/vocabulary.ts";
import { Plate } from "#ui/plate.tsx";
import { CarOutline } from "./car-outline.tsx";
import type { Band, RangeView } from "./range-view.ts";

export type PanelCar = { plate: string; name: string | null; body: BodyType | null };
/** Null while nobody knows which car it is; a text where there is no range, and why. */
export type PanelRange = RangeView | string | null;

/** The car that is talked about, and what we could pay by what has been told of it. */
export function RangePanel({ car, range }: { car: PanelCar; range: PanelRange }) {
  return (
    <section aria-label="Så här långt" className="value-known">
      <div className="value-known-car">
        <CarOutline body={car.body} />
        <p className="value-known-name">
          <Plate text={car.plate} />
          {car.name && <span>{car.name}</span>}
        </p>
      </div>
      {range === null || typeof range === "string" ? (
        <p className="value-known-words">
          {range ?? "Intervallet kommer när vi vet vilken bil det är, och blir smalare för varje svar."}
        </p>
      ) : (
        <Known range={range} />
      )}
    </section>
  );
}

function Known({ range }: { range: RangeView }) {
  const { bands } = range;
  const last = bands.at(-1);
  return (
    <div className="value-known-range">
      <p className="value-known-caption">Det kan vi betala, så här långt</p>
      <p className="value-known-sum">{range.range}</p>
      <div role="img" aria-label={range.label} className="value-mini">
        {bands.slice(-2).map((band) => (
          <i key={band.label} className={band === last ? "is-now" : undefined} style={placeOf(band)} />
        ))}
      </div>
      <p className="value-funnel-head">
        <span>Du har berättat</span>
        <span>Så brett är intervallet</span>
      </p>
      <ol className="value-funnel">
        {bands.map((band) => (
          <li key={band.label} className={band === last ? "is-now" : undefined}>
            <span>
              {band.label} <small>{band.answer}</small>
            </span>
            <b>{band.width}</b>
            <span aria-hidden className="value-funnel-track">
              <i style={placeOf(band)} />
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="value-funnel-axis">
        <span>{range.axis.from}</span>
        <span>{range.axis.to}</span>
      </p>
      <p className="value-known-words">
        Intervallet är {range.width} brett. {range.changed && <b>{range.changed}</b>}{" "}
        <span className="value-known-why">{range.why}</span>
      </p>
    </div>
  );
}

function placeOf({ from, length }: Band) {
  return { left: `${from}%`, width: `${length}%` };
}
