import { paths } from "#core/paths.ts";
import { storeCountText } from "#features/stores/rules/store-count.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { OpenMark } from "./open-mark.tsx";
import { PostcodeForm } from "./postcode-form.tsx";
import type { OpeningView, StoreLine } from "./store-line.ts";
import { SwedenMap } from "./sweden-map.tsx";

/** A phone shows the first few; the rest are one click away. */
const onPhone = 6;

/** The stores on the home page: map, the nearest by postcode, and each with its number of cars. */
export function StoresSection({ stores, opening }: { stores: StoreLine[]; opening: OpeningView }) {
  return (
    <section aria-labelledby="butiker" className="page-width py-(--ms-section)">
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10 xl:grid-cols-[18.75rem_minmax(0,1fr)] xl:gap-22">
        <div className="mx-auto w-full max-w-70 lg:max-w-none">
          <SwedenMap stores={stores} />
        </div>
        <div>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <div>
              <h2 id="butiker" className="text-h2">
                {stores.length === 1 ? "Vår butik" : `${storeCountText(stores.length)}, en i närheten`}
              </h2>
              <p className="mt-1.5">
                <OpenMark isOpen={opening.isOpen}>{opening.text}</OpenMark>
              </p>
            </div>
            <ArrowLink to={paths.stores()}>Visa på karta</ArrowLink>
          </div>
          <PostcodeForm label="read out" />
          <ul className="mt-6 gap-x-8 md:columns-2 xl:columns-3">
            {stores.map((store, at) => (
              <li key={store.slug} className={`break-inside-avoid ${at < onPhone ? "" : "max-md:hidden"}`}>
                <SiteLink
                  to={store.path}
                  className="flex min-h-13 items-center justify-between gap-3 border-b border-line font-medium hover:text-link"
                >
                  {store.place}
                  <span className="text-sm font-normal whitespace-nowrap text-ink-3">{store.carCount}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <div className="mt-4 md:hidden">
            <ButtonLink to={paths.stores()} variant="secondary" block>
              {stores.length === 1 ? "Visa butiken" : `Visa alla ${storeCountText(stores.length)}`}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
