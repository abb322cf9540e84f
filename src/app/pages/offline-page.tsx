import { Phone } from "lucide-react";
import { useEffect, useState } from "react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { favoritePlates } from "#features/favourites/rules/favorite-plates.ts";
import { storageKey } from "#features/visitors/rules/storage-keys.ts";
import { readStored } from "#platform/browser/storage.ts";
import { buttonClass } from "#ui/button-variant.ts";
import { Plate } from "#ui/plate.tsx";
import { LostRoad } from "../shell/lost-road.tsx";
import { type SeenPage, seenPages } from "../shell/seen-pages.ts";
import { wantedPage } from "./wanted-page.ts";

const retryMs = 3_000;

export function OfflinePage() {
  const [pages, setPages] = useState<SeenPage[]>([]);
  const [plates, setPlates] = useState<LicensePlate[]>([]);
  useEffect(() => {
    void seenPages().then(setPages);
    setPlates([...favoritePlates(readStored(storageKey))] as LicensePlate[]);
    window.addEventListener("online", openWhenReached);
    // Browsers say "online" before anything can be reached, or never: so we also ask now and then.
    const asking = setInterval(openWhenReached, retryMs);
    return () => {
      window.removeEventListener("online", openWhenReached);
      clearInterval(asking);
    };
  }, []);
  return (
    <div className="page-width grid grid-cols-1 items-start gap-8 py-(--ms-block) lg:grid-cols-2">
      <div className="grid justify-items-start gap-4">
        <h1 className="text-h1">Du är utan nät</h1>
        <p className="text-lg text-pretty text-ink-2">
          Sidan du ville öppna går inte att visa just nu. Vi öppnar den så fort nätet är tillbaka. Telefonen
          kan fungera ändå, och det du har läst och sparat finns kvar här.
        </p>
        <div className="flex flex-wrap gap-3">
          <a
            href={paths.home()}
            onClick={(event) => {
              event.preventDefault();
              openWantedPage();
            }}
            className={buttonClass({})}
          >
            Försök igen
          </a>
          <a href={`tel:${company.phone.international}`} className={buttonClass({ variant: "secondary" })}>
            <Phone aria-hidden strokeWidth={1.75} className="size-5" />
            Ring {company.phone.national}
          </a>
        </div>
        {plates.length > 0 && (
          <section aria-labelledby="sparade-bilar" className="mt-6 w-full">
            <h2 id="sparade-bilar" className="text-h3">
              Bilar du har sparat
            </h2>
            <p className="mt-1 text-ink-2">
              Säg registreringsnumret när du ringer, så vet vi vilken bil du menar.
            </p>
            <ul className="mt-3 flex flex-wrap gap-3">
              {plates.map((plate) => {
                const read = pages.find(({ path }) => path.includes(`/${plate}/`));
                return (
                  <li key={plate}>
                    {read ? (
                      <a href={read.path}>
                        <Plate text={displayPlate(plate)} size="md" />
                      </a>
                    ) : (
                      <Plate text={displayPlate(plate)} size="md" />
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        {pages.length > 0 && (
          <section aria-labelledby="lasta-sidor" className="mt-6 w-full">
            <h2 id="lasta-sidor" className="text-h3">
              Sidor du nyligen har läst
            </h2>
            <ul className="mt-2 border-t border-line">
              {pages.map(({ path, title }) => (
                <li key={path} className="border-b border-line">
                  <a href={path} className="flex min-h-12 items-center hover:text-link">
                    {title || path}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <LostRoad />
    </div>
  );
}

/** Only somebody who was on the way to a page is sent on. */
async function openWhenReached(): Promise<void> {
  if (!new URLSearchParams(location.search).has("sida")) return;
  const response = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (response?.ok) openWantedPage();
}

function openWantedPage(): void {
  location.replace(wantedPage(location));
}
