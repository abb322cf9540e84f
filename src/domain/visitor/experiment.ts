/** A visitor sees the page as it is (0) or as it might become (1). [VISIT-2] */
export const experimentVariants = [0, 1] as const;
