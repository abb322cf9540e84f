import { paths } from "#core/paths.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { BodySilhouette } from "./body-silhouette.tsx";
import { SectionHeading } from "./section-heading.tsx";
import type { BodyLink, MakeLink } from "./stock-links.ts";

type StockDirectoryProps = { bodies: readonly BodyLink[]; makes: readonly MakeLink[]; makeCount: number };

/** Into the stock by body or by make. */
export function StockDirectory({ bodies, makes, makeCount }: StockDirectoryProps) {
  return (
    <section aria-labelledby="kaross-och-marke" className="page-width pb-(--ms-section)">
      <SectionHeading
        id="kaross-och-marke"
        link={<ArrowLink to={paths.makes()}>Alla {makeCount} märken</ArrowLink>}
      >
        Hitta efter kaross och märke
      </SectionHeading>
      <ul aria-label="Kaross" className="mb-3 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {bodies.map((body) => (
          <li key={body.body}>
            <SiteLink
              to={body.to}
              className="block rounded-md border border-line bg-surface px-4 pt-3 pb-3.5 hover:border-ink"
            >
              <BodySilhouette body={body.body} />
              <span className="flex flex-wrap items-baseline justify-between gap-x-2 leading-tight font-semibold">
                {body.label}
                <Count>{body.count}</Count>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <ul
        aria-label="Märken"
        className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface md:grid-cols-3 xl:grid-cols-4"
      >
        {makes.map((make) => (
          <li
            key={make.label}
            className="-mr-px -mb-px border-r border-b border-line px-3.5 py-1 md:px-5 md:pt-4 md:pb-3"
          >
            <SiteLink
              to={make.to}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-1 text-h4 leading-tight font-semibold underline-offset-3 hover:underline lg:min-h-8"
            >
              {make.label}
              <Count>{make.count}</Count>
            </SiteLink>
            <ul aria-label={`Modeller från ${make.label}`} className="flex flex-wrap gap-x-3.5 max-md:hidden">
              {make.series.map((series) => (
                <li key={series.label}>
                  <SiteLink
                    to={series.to}
                    className="inline-flex min-h-11 items-center text-sm text-ink-2 underline-offset-3 hover:underline lg:min-h-8"
                  >
                    {series.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ children }: { children: string }) {
  return (
    <span className="text-sm font-normal text-ink-3">
      {children}
      <span className="sr-only"> bilar</span>
    </span>
  );
}
