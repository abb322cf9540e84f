/** A visitor sees the page as it is (0) or as it might become (1). */
export const experimentVariants = [0, 1] as const;
export type ExperimentVariant = (typeof experimentVariants)[number];

/**
 * The same visitor sees the same variant at every visit, and experiments do not follow one another. Whoever has not
 * agreed to be counted has no id, and sees the page as it is.
 */
export function variantFor(experiment: string, deviceUniqueId: string | null): ExperimentVariant {
  if (deviceUniqueId === null) return 0;
  let hash = 0x811c9dc5;
  for (const sign of `${experiment}:${deviceUniqueId}`)
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  // The lowest bits of such a hash depend on too little of the text.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash >>> 17) & 1) === 0 ? 0 : 1;
}
