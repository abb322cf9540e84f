import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";

const variant = "font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2";

/** A link in running text. One that leaves for a new tab says so before it is followed. */
export function TextLink({
  to,
  newTab = false,
  children,
}: {
  to: string;
  newTab?: boolean;
  children: ReactNode;
}) {
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener" className={variant}>
        {children}
        <ArrowUpRight aria-hidden strokeWidth={1.75} className="ml-1 inline size-4 align-[-.125em]" />
        <span className="sr-only"> (öppnas i ny flik)</span>
      </a>
    );
  }
  if (!to.startsWith("/")) {
    return (
      <a href={to} className={variant}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink to={to} className={variant}>
      {children}
    </SiteLink>
  );
}
