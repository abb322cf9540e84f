/** Long enough to say something, short enough to be read in passing. In characters. */
export const homeTextLength = { min: 40, max: 240 } as const;
const shownOnHome = 3;

/** The rating is not among what the choice may look at. */
type Choosable = { text: string | null; store: string; publishedAt: Date };

/** The newest with a text that fits, one for each store. */
export function reviewsForHome<Candidate extends Choosable>(reviews: readonly Candidate[]): Candidate[] {
  const newestFirst = reviews
    .filter(({ text }) => fitsHome(text))
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
  const isNewestOfStore = ({ store }: Choosable, at: number) =>
    newestFirst.findIndex((review) => review.store === store) === at;
  return newestFirst.filter(isNewestOfStore).slice(0, shownOnHome);
}

/** Counted as the database does: a letter outside the basic plane is one character. */
function fitsHome(text: string | null): boolean {
  const length = [...(text ?? "")].length;
  return length >= homeTextLength.min && length <= homeTextLength.max;
}
