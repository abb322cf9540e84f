import type { AnchorHTMLAttributes } from "react";

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
  /** The page stays where it is scrolled. */
  follow?: "in-place";
};

/**
 * A link to another page of the site: a plain one, which works before and without JavaScript. The shell follows all of
 * them (app/shell/follow-links.tsx). One that asked the router for itself would be rendered anew at each step, and a page has
 * a hundred: it took most of the time from a click to the new page.
 */
export function SiteLink({ to, follow, ...rest }: SiteLinkProps) {
  return <a href={to} data-follow={follow ?? ""} {...rest} />;
}
