/** Where the content begins, the cars of a list, and the price of an advert: on a phone that is below title and pictures. */
export const partIds = { content: "innehall", cars: "bilar", price: "pris-och-butik" } as const;

/**
 * Nothing is painted before this part of the page begins. Read piece by piece, what stands above it would be painted in
 * half and move as the rest of it came; it comes with the first packets, so waiting for it holds up nothing.
 */
export const paintedWith = (part: keyof typeof partIds) => ({
  rel: "expect",
  href: `#${partIds[part]}`,
  blocking: "render" as const,
});
