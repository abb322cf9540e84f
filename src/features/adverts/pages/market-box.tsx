import { comparedCarsId, paths } from "#core/paths.ts";
import { TextLink } from "#ui/link.tsx";

export type MarketView = {
  label: string;
  /** The price that it speaks of. */
  price: string;
  range: string;
  computed: string;
  count: string;
  sold: { key: string; car: string; price: string }[];
  scale: MarketScale;
};

/** In percent of the drawing; its ends in kronor. */
export type MarketScale = { from: number; length: number; at: number; ends: [string, string] };

const howTo = `${paths.valuation()}#sa-raknar-vi`;

/** How the price lies to what such cars are sold for; by which cars, when and how. */
export function MarketBox({ market }: { market: MarketView }) {
  const { label, price, range, computed, count, sold, scale } = market;
  return (
    <details className="price-market">
      <summary>
        <span className="market-line">
          <b className="font-semibold">{label}</b>
          <span className="market-count">{count} jämförda bilar</span>
        </span>
        <Scale scale={scale} />
        <span className="market-ends">
          <span aria-hidden>{scale.ends[0]}</span>
          <span>Marknad {range}</span>
          <span aria-hidden>{scale.ends[1]}</span>
        </span>
      </summary>
      <p className="mt-3 text-sm text-ink-2">
        Vid priset {price}. Liknande bilar har sålts för {range} hos oss.
      </p>
      <ul id={comparedCarsId} className="mt-1 scroll-mt-24 text-sm">
        {sold.map(({ key, car, price: paid }) => (
          <li key={key} className="flex justify-between gap-3 border-b border-line py-2">
            <span className="text-ink-2">{car}</span>
            <span className="font-semibold whitespace-nowrap">{paid}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        Beräknat {computed} från våra sålda bilar: ålder, mil, motor, växellåda, kaross och utrustning.
        Intervallet är satt så att åtta av tio bilar säljs inom det.{" "}
        <TextLink to={howTo}>Så räknar vi</TextLink>
      </p>
    </details>
  );
}

/** The post at the price, over what such cars are sold for. */
function Scale({ scale: { from, length, at } }: { scale: MarketScale }) {
  return (
    <span aria-hidden className="market-scale block">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <rect x={`${from}%`} width={`${length}%`} y="60%" height="40%" className="market-band" />
        {[from, from + length].map((edge) => (
          <line
            key={edge}
            x1={`${edge}%`}
            x2={`${edge}%`}
            y1="60%"
            y2="100%"
            strokeWidth="2"
            className="stroke-data-1"
          />
        ))}
        <svg x={`${at}%`} y="100%" overflow="visible" role="presentation">
          <path d="M-4-26 4-20.5V0H-4Z" className="fill-brand stroke-surface" strokeWidth="1" />
          <path d="M-4-14.3H4v6H-4Z" className="fill-accent" />
        </svg>
      </svg>
    </span>
  );
}

/** Words instead of a scale: what few sales say is nothing to go by. */
export function ThinMarket() {
  return (
    <p className="price-thin">
      För få liknande bilar för att säga något om priset på marknaden.{" "}
      <TextLink to={howTo}>Så räknar vi</TextLink>
    </p>
  );
}
