import type { PriceView } from "#web/features/car/price-view.ts";

const referenceSizes = { sm: "text-sm", "2xs": "text-2xs" } as const;

type ShortPriceProps = { price: PriceView; referenceSize: keyof typeof referenceSizes };

/** The price where there is little room. A cut is never shown without its reference price. */
export function ShortPrice({ price, referenceSize }: ShortPriceProps) {
  return (
    <>
      <p className="font-display text-price whitespace-nowrap">
        {price.kind === "coming" ? "Pris kommer" : price.price}
      </p>
      {price.kind === "cut" && (
        <p className={`${referenceSizes[referenceSize]} text-ink-2`}>
          {price.referenceLabel} <b className="font-semibold whitespace-nowrap text-ink">{price.reference}</b>
        </p>
      )}
    </>
  );
}
