import type { ReactNode } from "react";
import { type ButtonVariantProps, buttonClass } from "./button-variant.ts";
import { SiteLink } from "./site-link.tsx";

type ButtonLinkProps = ButtonVariantProps & { to: string; children: ReactNode };

/** A link that looks like a button. Addresses of our own start with "/" and are fetched on intent. */
export function ButtonLink({ to, children, ...variants }: ButtonLinkProps) {
  if (!to.startsWith("/")) {
    return (
      <a href={to} className={buttonClass(variants)}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink to={to} className={buttonClass(variants)}>
      {children}
    </SiteLink>
  );
}
