import type { PriceView } from "./price-view.ts";

const sizes = {
  card: {
    price: "text-price tracking-[-.01em]",
    reference: "text-[1.1875rem] leading-[1.15]",
    words: "text-xs",
  },
  page: { price: "text-price-lg tracking-[-.02em]", reference: "text-2xl leading-[1.1]", words: "text-sm" },
} as const;

/**
 * The price in each of its states. The reference price stands beside the new one, in the same face. Every state has
 * a line of words, said or not: a price that changes on an open page moves nothing. [LIVE-10]
 */
export function PriceTag({ price, size = "card" }: { price: PriceView; size?: keyof typeof sizes }) {
  const look = sizes[size];
  if (price.kind === "coming") {
    return (
      <div>
        <p className={`font-display ${look.price}`}>Pris kommer</p>
        <p className={`text-ink-2 ${look.words}`}>Vi går igenom bilen innan den får pris.</p>
      </div>
    );
  }
  if (price.kind === "sold") {
    return (
      <div>
        <p className={`font-display whitespace-nowrap ${look.price}`}>{price.price ?? "Såld"}</p>
        <p className={`min-h-lh text-ink-2 ${look.words}`}>{price.soldOn}</p>
      </div>
    );
  }
  if (price.kind === "plain") {
    return (
      <div>
        <p className={`font-display whitespace-nowrap ${look.price}`}>{price.price}</p>
        <p aria-hidden className={`min-h-lh ${look.words}`} />
      </div>
    );
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5.5">
      <div className="row-span-2 grid grid-rows-subgrid items-baseline">
        <dt className={`row-start-2 text-ink-2 ${look.words}`}>
          {size === "card" ? "sänkt pris" : `sänkt ${price.cutOn}`}
        </dt>
        <dd className={`row-start-1 font-display whitespace-nowrap ${look.price}`}>{price.price}</dd>
      </div>
      <div className="row-span-2 grid grid-rows-subgrid items-baseline">
        <dt className={`row-start-2 text-ink-2 ${look.words}`}>{price.referenceLabel}</dt>
        <dd className={`row-start-1 font-display font-medium whitespace-nowrap ${look.reference}`}>
          {price.reference}
        </dd>
      </div>
    </dl>
  );
}
