export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** In characters: what the database takes. */
export const maxReviewLength = 1_000;
export const maxSignatureLength = 40;

/** What one customer said of one deal. Only the signature, a first name, tells who it was. */
export type Review = {
  rating: Rating;
  text: string | null;
  signature: string;
  store: string;
  publishedAt: Date;
};
