import { useEffect, useState } from "react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { buttonClass } from "#ui/button-variant.ts";
import { type SeenPage, seenPages } from "../shell/seen-pages.ts";
import { wantedPage } from "./wanted-page.ts";

const retryMs = 3_000;

export function OfflinePage() {
  const [pages, setPages] = useState<SeenPage[]>([]);
  useEffect(() => {
    void seenPages().then(setPages);
    window.addEventListener("online", openWhenReached);
    // Browsers say "online" before anything can be reached, or never: so we also ask now and then.
    const asking = setInterval(openWhenReached, retryMs);
    return () => {
      window.removeEventListener("online", openWhenReached);
      clearInterval(asking);
    };
  }, []);
  return (
    <div className="page-width grid max-w-text justify-items-start gap-4 py-(--ms-section)">
      <h1 className="text-h1">Du är utan nät</h1>
      <p className="text-lg text-pretty text-ink-2">
        Sidan du ville öppna går inte att visa just nu. Vi öppnar den så fort nätet är tillbaka. Telefonen kan
        fungera ändå: ring{" "}
        <a
          href={`tel:${company.phone.international}`}
          className="whitespace-nowrap text-link underline underline-offset-3"
        >
          {company.phone.national}
        </a>
        .
      </p>
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
