const variants = {
  plain: "",
  /** On a picture, where it needs a ground of its own. */
  outlined: "bg-surface ring-1 ring-line-2",
} as const;
export type IconButtonVariant = keyof typeof variants;

/** A round target of 44 px. */
export function iconButtonClass(variant: IconButtonVariant): string {
  return `relative inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink transition-colors duration-(--ms-dur-fast) hover:bg-hover disabled:cursor-not-allowed disabled:text-disabled ${variants[variant]}`;
}
