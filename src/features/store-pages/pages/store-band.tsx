import { CalendarCheck, Phone } from "lucide-react";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { House } from "../rules/store-places.ts";
import { Facade } from "./facade/facade.tsx";
import { OpenMark } from "./open-mark.tsx";
import type { StorePageView } from "./store-page-view.ts";

/** Which store it is, whether it is open, what one can do at once, and its house. */
export function StoreBand({ store, house, crumbs }: { store: StorePageView; house: House; crumbs: Crumb[] }) {
  return (
    <header className="store-band">
      <div className="page-width store-band-columns">
        <div className="store-band-words">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="mt-2 text-h1">{store.name}</h1>
          <p className="mt-2 text-lg">
            <OpenMark isOpen={store.opening.isOpen}>{store.opening.text}</OpenMark>
          </p>
          <p className="mt-1 text-ink-2">{store.address}</p>
          {store.note && <p className="mt-3 max-w-text text-pretty text-ink-2">{store.note}</p>}
          <div className="mt-5 flex flex-wrap gap-3 print:hidden">
            <ButtonLink to={store.carsPath}>Se {store.carCount}</ButtonLink>
            {store.drives.length > 0 && (
              <a href="#provkor" className="store-jump">
                <CalendarCheck aria-hidden strokeWidth={1.75} className="size-5" />
                Boka provkörning
              </a>
            )}
            <ButtonLink to={store.phone.href} variant="secondary">
              <Phone aria-hidden strokeWidth={1.75} className="size-5" />
              {store.phone.text}
            </ButtonLink>
          </div>
        </div>
        <div className="store-band-house">
          <Facade house={house} sign={store.sign} label={`${store.name}, tecknad från gatan`} />
        </div>
      </div>
    </header>
  );
}
