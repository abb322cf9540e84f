/** The frame of everything one types or chooses in: 48 px, or 44 where much must fit. */
export const controlFrame =
  "rounded-sm border border-control bg-surface text-ink hover:border-ink has-disabled:border-line-2 has-disabled:bg-sunken has-disabled:text-disabled disabled:border-line-2 disabled:bg-sunken disabled:text-disabled disabled:cursor-not-allowed [&[readonly]]:border-line-2 [&[readonly]]:bg-sunken";

/** A mistake is a frame twice as thick, not only another colour. */
export const invalidFrame =
  "aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger";

export const controlSizes = { sm: "min-h-11 text-sm", md: "min-h-12 text-md" } as const;
export type ControlSize = keyof typeof controlSizes;

export const placeholderLook = "placeholder:text-ink-3 placeholder:opacity-100";
