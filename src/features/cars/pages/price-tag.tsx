import type { PriceView } from "./price-view.ts";

const sizes = {
  card: {
    price: "text-price tracking-[-.01em]",
    reference: "text-[1.1875rem] leading-[1.15]",
    words: "text-xs",
    gap: "gap-x-5.5",
  },
  /** Two prices of a million and more still stand beside each other in the narrowest card. */
  longCard: {
    price: "text-lg/[1.40625rem] font-[650] tracking-[-.02em]",
    reference: "text-base leading-[1.15] tracking-[-.02em]",
    words: "text-xs",
    gap: "gap-x-3",
  },
  page: {
    price: "text-price-lg tracking-[-.02em] print:text-2xl",
    reference: "text-2xl leading-[1.1] print:text-xl",
    words: "text-sm",
    gap: "gap-x-5.5",
  },
} as const;
type Sizes = (typeof sizes)[keyof typeof sizes];
type PriceTagProps = { price: PriceView; size?: "card" | "page" };

/** The price in each of its states, and without VAT where that can be deducted. */
export function PriceTag({ price, size = "card" }: PriceTagProps) {
  if (!("withoutVat" in price)) return <FullPrice price={price} size={size} />;
  return (
    <div>
      <FullPrice price={price} size={size} />
      <p className={`mt-1 text-ink-2 ${sizes[size].words}`}>{price.withoutVat}</p>
    </div>
  );
}

/** The reference price stands beside the new one, in the same face. */
function FullPrice({ price, size }: Required<PriceTagProps>) {
  if (price.kind === "cut") return <CutPrice price={price} size={size} />;
  const style = sizes[size];
  if (price.kind === "coming") {
    return (
      <div>
        <p className={`font-display ${style.price}`}>Pris kommer</p>
        <p className={`text-ink-2 ${style.words}`}>Vi går igenom bilen innan den får pris.</p>
      </div>
    );
  }
  if (price.kind === "plain") {
    return <p className={`font-display whitespace-nowrap ${style.price}`}>{price.price}</p>;
  }
  return (
    <div>
      <p className={`font-display whitespace-nowrap ${style.price}`}>{price.price ?? "Såld"}</p>
      {size === "card" && price.soldOn && <p className={`text-ink-2 ${style.words}`}>{price.soldOn}</p>}
    </div>
  );
}

type CutPriceProps = { price: PriceView & { kind: "cut" }; size: "card" | "page" };

/** As long as two prices of six digits. */
const usualLength = 20;

/** The reference price goes below the new one where both have no room beside each other; none is ever cut off. */
function CutPrice({ price, size }: CutPriceProps) {
  const isLong = price.price.length + price.reference.length > usualLength;
  const style: Sizes = sizes[size === "card" && isLong ? "longCard" : size];
  return (
    <dl className={`flex flex-wrap items-baseline gap-y-2 ${style.gap}`}>
      <div className="grid">
        <dt className={`row-start-2 text-ink-2 ${style.words}`}>
          {size === "card" ? "sänkt pris" : `sänkt ${price.cutOn}`}
        </dt>
        <dd className={`row-start-1 font-display whitespace-nowrap ${style.price}`}>{price.price}</dd>
      </div>
      <div className="grid flex-1 content-start">
        <dt className={`row-start-2 text-ink-2 ${style.words}`}>{price.referenceLabel}</dt>
        <dd className={`row-start-1 font-display font-medium whitespace-nowrap ${style.reference}`}>
          {price.reference}
        </dd>
      </div>
    </dl>
  );
}
