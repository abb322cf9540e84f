/** Widths in CSS pixels at which the site changes its shape. */
export const breakpoints = { narrow: 600, search: 700, wide: 900 } as const;

/** How long what is measured must rest before it is measured again. */
export const resizeDebounceMs = 166;

/** The opening hours in the top banner come in three lengths, of which the style shows one. */
export type BannerLength = "long" | "medium" | "short";
