import { SiteLink } from "./site-link.tsx";

export type Crumb = { label: string; to?: string };

/** Where the page lies. The last crumb is the page itself and has no address. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Brödsmulor" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
        {crumbs.map(({ label, to }) => (
          <li
            key={label}
            className="flex items-center not-first:before:mr-2 not-first:before:text-line-2 not-first:before:content-['/'/'']"
          >
            {to ? (
              <SiteLink
                to={to}
                className="-mx-2 inline-flex min-h-11 items-center px-2 hover:underline lg:min-h-8"
              >
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
