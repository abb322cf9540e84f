import type { ReactNode } from "react";
import { Link } from "react-router";

const looks = {
  primary: "border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-press",
  secondary: "border-control bg-surface text-ink hover:border-ink hover:bg-hover",
  outline: "border-control text-ink hover:border-ink hover:bg-hover",
  light: "border-transparent bg-(--ms-on-inverse) text-(--ms-inverse) hover:opacity-90",
} as const;

const sizes = {
  sm: "min-h-11 px-4 text-sm",
  md: "min-h-12 px-5 text-md",
  lg: "min-h-14 px-7 text-h4",
} as const;

type ButtonLinkProps = {
  to: string;
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  block?: boolean;
  children: ReactNode;
};

/** A link that looks like a button. Addresses of our own start with "/" and are fetched on intent. */
export function ButtonLink({ to, look = "primary", size = "md", block = false, children }: ButtonLinkProps) {
  const className = `inline-flex items-center justify-center gap-2.5 rounded-sm border py-1 text-center font-semibold leading-tight transition-colors duration-(--ms-dur-fast) ${looks[look]} ${sizes[size]} ${block ? "w-full" : ""}`;
  if (!to.startsWith("/")) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} prefetch="intent" className={className}>
      {children}
    </Link>
  );
}
