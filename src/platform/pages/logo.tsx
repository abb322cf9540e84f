import { logo } from "#brand/logo.ts";
import { company } from "#core/company/company.ts";

/** Asked for with the page's first files, so that the header does not stand empty. */
export const logoPreload = { rel: "preload", as: "image", type: "image/svg+xml", href: logo.url } as const;

export function Logo() {
  return (
    <img
      src={logo.url}
      alt={company.name}
      width={logo.width}
      height={logo.height}
      className="h-7.25 w-auto lg:h-8.5"
    />
  );
}
