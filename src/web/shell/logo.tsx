import { company } from "#domain/company/company.ts";
// A file of its own: inlined it would be loaded with every page instead of once.
import logo from "./logo.svg?no-inline";

/** Asked for with the page's first files, so that the header does not stand empty. */
export const logoPreload = { rel: "preload", as: "image", type: "image/svg+xml", href: logo } as const;

/** Two road-edge posts facing each other: an M, the road between them, a reflector on the right one. */
export function Logo() {
  return <img src={logo} alt={company.name} width="216" height="36" className="h-7.25 w-auto lg:h-8.5" />;
}
