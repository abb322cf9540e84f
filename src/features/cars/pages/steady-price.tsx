import { PriceTag } from "./price-tag.tsx";
import type { PriceView } from "./price-view.ts";

type SteadyPriceProps = { loaded: PriceView; live: PriceView | undefined; size?: "card" | "page" };

/** A price that changes while the page is open takes no less room than the one before: nothing below it jumps. */
export function SteadyPrice({ loaded, live, size = "card" }: SteadyPriceProps) {
  if (!live) return <PriceTag price={loaded} size={size} />;
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div aria-hidden className="invisible">
        <PriceTag price={loaded} size={size} />
      </div>
      <PriceTag price={withoutDay(live)} size={size} />
    </div>
  );
}

/** That the car was sold just now goes without saying, and its line has no room. */
function withoutDay(price: PriceView): PriceView {
  return price.kind === "sold" ? { ...price, soldOn: null } : price;
}
