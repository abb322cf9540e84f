/** Widths in CSS pixels at which the site changes its shape. */
export const breakpoints = { narrow: 600, search: 700, wide: 900 } as const;

/** How long the window must rest before it is measured again: nothing measures it, the style follows it. @contract */
export const resizeDebounceMs = 166;

/** Distance to the edge of the screen in pixels, and how high it floats: the style says the same. @contract */
export const popover = { margin: 16, elevation: 8 } as const;

export type BannerLength = "long" | "medium" | "short";

/** The opening hours in the top banner come in three lengths, of which the style shows one. @contract */
export function bannerLength(width: number): BannerLength {
  if (width >= breakpoints.wide) return "long";
  return width > breakpoints.narrow ? "medium" : "short";
}

/** The style does it. @contract */
export function homeLayout(width: number): "column" | "row" {
  return width < breakpoints.wide ? "column" : "row";
}
