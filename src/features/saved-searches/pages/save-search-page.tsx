import { paths } from "#core/paths.ts";
import { DrawnBand } from "#features/content/pages/drawn-band.tsx";
import { FormAside } from "#features/forms/pages/form-aside.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import type { SavedSearchView } from "./saved-search-view.ts";

/** What is to be watched, and whom we tell. */
export function SaveSearchPage({ view, form }: { view: SavedSearchView; form: string }) {
  const { isCar, summary, to, found, lineTo } = view;
  const title = isCar ? "Bevaka bilen" : "Bevaka sökningen";
  return (
    <>
      <DrawnBand drawing="news" isDrawnOnPhone={false}>
        <Breadcrumb
          crumbs={[
            { label: "Start", to: paths.home() },
            { label: "Köp bil", to: paths.buy() },
            { label: title },
          ]}
        />
        <h1 className="mt-2 text-h1">{title}</h1>
        <p className="mt-3 max-w-text text-lg text-pretty text-ink-2">
          {isCar
            ? "Vi mejlar när priset ändras, när bilen blir ledig igen och om den säljs."
            : "Vi mejlar när en bil som passar kommer in, sänks i pris eller blir ledig igen."}{" "}
          Samma bil mejlas aldrig två gånger av samma skäl.
        </p>
      </DrawnBand>
      <div className="page-width grid pt-8 pb-(--ms-section) items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
        <div className="max-w-160 min-w-0">
          <div className="mb-8">
            <Panel>
              <p className="font-semibold wrap-anywhere">{summary}</p>
              <p className="mt-1.5 text-sm text-ink-2">
                {isCar ? (
                  <TextLink to={to}>Visa bilen</TextLink>
                ) : (
                  <>
                    {found} just nu. <TextLink to={to}>Visa sökningen</TextLink>
                  </>
                )}
              </p>
              {lineTo && (
                <p className="mt-3 text-sm text-ink-2">
                  Bilen är reserverad. Vill du ha förtur när den blir ledig,{" "}
                  <TextLink to={lineTo}>ställ dig i kön</TextLink>: då kommer mejlet därifrån, en gång.
                </p>
              )}
            </Panel>
          </div>
          <StaticHtml html={form} />
        </div>
        <FormAside rights={null} />
      </div>
    </>
  );
}
