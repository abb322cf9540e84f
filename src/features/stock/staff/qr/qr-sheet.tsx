import { company } from "#core/company/company.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { advertFacts } from "#features/adverts/pages/advert-facts.ts";
import { type PriceView, priceView } from "#features/cars/pages/price-view.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { Logo } from "#platform/pages/logo.tsx";
import { qrPath } from "#platform/qr/qr-path.ts";
import { Plate } from "#platform/staff/plate.tsx";

/** As the call answers: a moment is a text. */
export type SheetResponse = {
  car: Car & { priceEvents: { at: string; price: number | null }[] };
  store: { name: string; slug: string };
  url: string;
};

/** What fits on a sheet and is read from a step away; the rest stands on the advert. */
const shownFacts = 10;

/** One A4 sheet for the inside of the windscreen. */
export function QrSheet({ sheet: { car, store, url } }: { sheet: SheetResponse }) {
  const priceEvents: PriceEvent[] = car.priceEvents.map(({ at, price }) => ({ at: new Date(at), price }));
  const facts = [{ label: "Miltal", value: formatMil(car.mileage) }, ...advertFacts(car)].slice(
    0,
    shownFacts,
  );
  const { side, path } = qrPath(url);
  return (
    <article className="qr-sheet" aria-label={`QR-blad ${displayPlate(car.licenseplate)}`}>
      <header>
        <Logo />
        <Plate text={displayPlate(car.licenseplate)} />
      </header>
      <h2>
        {car.carName}
        <small>{car.modelDescription}</small>
      </h2>
      <Price price={priceView({ ...car, priceEvents }, new Date())} />
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <svg
          viewBox={`0 0 ${side} ${side}`}
          role="img"
          aria-label={`QR-kod till ${url}`}
          shapeRendering="crispEdges"
        >
          <rect width={side} height={side} fill="white" />
          <path d={path} fill="black" />
        </svg>
        <div>
          <p className="lead">Rikta mobilkameran mot koden</p>
          <p>
            Alla bilder, skick, utrustning och prishistorik. Reservera gratis i {company.reservationHours}{" "}
            timmar.
          </p>
          <p className="where">
            {store.name}
            <br />
            {url.replace(/^https?:\/\//, "")}
          </p>
        </div>
      </footer>
    </article>
  );
}

/** A cut never goes without its reference price; what is not priced yet says so. */
function Price({ price }: { price: PriceView }) {
  if (price.kind === "cut")
    return (
      <p className="price">
        <b>{price.price}</b>
        <span>
          Sänkt pris {price.cutOn}. {price.referenceLabel}: {price.reference}
        </span>
      </p>
    );
  return <p className="price">{price.kind === "plain" ? <b>{price.price}</b> : <b>Pris kommer</b>}</p>;
}
