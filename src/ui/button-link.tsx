import type { ReactNode } from "react";
import { type ButtonLookProps, buttonClass } from "./button-look.ts";
import { SiteLink } from "./site-link.tsx";

type ButtonLinkProps = ButtonLookProps & { to: string; children: ReactNode };

/** A link that looks like a button. Addresses of our own start with "/" and are fetched on intent. */
export function ButtonLink({ to, children, ...looks }: ButtonLinkProps) {
  if (!to.startsWith("/")) {
    return (
      <a href={to} className={buttonClass(looks)}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink to={to} className={buttonClass(looks)}>
      {children}
    </SiteLink>
  );
}
