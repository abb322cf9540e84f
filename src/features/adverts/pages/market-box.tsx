import { paths } from "#core/paths.ts";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";

export type MarketView = {
  label: string;
  /** The price that it speaks of. */
  price: string;
  range: string;
  computed: string;
  count: string;
  sold: { key: string; car: string; price: string }[];
  /** In percent of the drawing. */
  bar: { from: number; length: number; at: number };
};

/** How the price lies to what such cars are sold for; by which cars, when and how. */
export function MarketBox({ market }: { market: MarketView }) {
  const { label, price, range, computed, count, sold, bar } = market;
  return (
    <Panel>
      <h2 className="text-h3">{label}</h2>
      <p className="mt-1.5 text-sm text-ink-2">
        Vid priset {price}. Liknande bilar har sålts för {range} hos oss.
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="mt-3 block h-4 w-full"
      >
        <rect x="0" y="4" width="100" height="2" className="fill-line-2" />
        <rect x={bar.from} y="0" width={bar.length} height="10" className="fill-data-2" />
        <rect x={bar.at} y="0" width="1.5" height="10" className="fill-ink" />
      </svg>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-link underline underline-offset-3">
          {count} jämförda bilar
        </summary>
        <ul className="mt-1 text-sm">
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
          <TextLink to={`${paths.valuation()}#sa-raknar-vi`}>Så räknar vi</TextLink>
        </p>
      </details>
    </Panel>
  );
}
