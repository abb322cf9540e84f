/** How a button looks, whether it is a button or a link. One primary per view. */
const variants = {
  primary: "border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-press",
  secondary: "border-control bg-surface text-ink hover:border-ink hover:bg-hover",
  /** The secondary on a band whose ground should shine through. */
  outline: "border-control text-ink hover:border-ink hover:bg-hover",
  tonal: "border-transparent bg-brand-soft text-on-brand-soft hover:border-current",
  ghost: "border-transparent text-link hover:bg-hover",
  light: "border-transparent bg-(--ms-on-inverse) text-(--ms-inverse) hover:opacity-90",
  danger: "border-transparent bg-danger text-on-status hover:opacity-90",
} as const;
export type ButtonVariant = keyof typeof variants;

const sizes = {
  sm: "min-h-11 text-sm",
  md: "min-h-12 text-md",
  lg: "min-h-14 text-h4",
} as const;
export type ButtonSize = keyof typeof sizes;

const paddings = { sm: "px-4", md: "px-5", lg: "px-7" } as const satisfies Record<ButtonSize, string>;

const shape =
  "inline-flex items-center justify-center gap-2.5 rounded-sm border py-1 text-center font-semibold leading-tight transition-colors duration-(--ms-dur-fast)";

export type ButtonVariantProps = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
};

export function buttonClass({ variant = "primary", size = "md", block = false }: ButtonVariantProps): string {
  const padding = variant === "ghost" ? "px-3" : paddings[size];
  return `${shape} ${variants[variant]} ${sizes[size]} ${padding} ${block ? "w-full" : ""}`;
}
