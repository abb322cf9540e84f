/** How many cars of a make and of each of its series the stock holds. */
export type BrandCount = { brand: string; series: readonly SeriesCount[]; count: number };
export type SeriesCount = { name: string; count: number };

/** The same as it comes from a stock system, where anything may be missing. */
export type BrandCountResponse = {
  brand: string | null;
  series: readonly { name: string | null; count: number }[] | null;
  count: number;
};

/** Keeps what can be shown. Series go first, so that a make left without any goes too. */
export function completeBrandCounts(answers: readonly BrandCountResponse[]): BrandCount[] {
  return answers.flatMap(({ brand, series, count }) => {
    const named = (series ?? []).flatMap(({ name, ...rest }) => (name === null ? [] : [{ ...rest, name }]));
    return brand && named.length > 0 ? [{ brand, series: named, count }] : [];
  });
}
