/** 48 px, or 44 where much must fit. */
export const controlSizes = { sm: "min-h-11 text-sm", md: "min-h-12 text-md" } as const;
export type ControlSize = keyof typeof controlSizes;

export const placeholderClass = "placeholder:text-ink-3 placeholder:opacity-100";
