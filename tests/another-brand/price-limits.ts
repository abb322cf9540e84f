/** From where on a price is asked about once more before it is public. */
export const priceLimits = {
  /** A change of more than so many percent, up or down. */
  jumpPercent: 20,
  /** So many percent outside what such cars are sold for. */
  outsidePercent: 30,
} as const;
