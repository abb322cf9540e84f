import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { FactList } from "#ui/fact-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import type { ExternalAdvertView } from "./external-advert-view.ts";

/** A car that others advertise: its facts, its price first, and similar cars of ours. */
export function ExternalAdvertPage({
  advert,
  children,
}: {
  advert: ExternalAdvertView;
  children: ReactNode;
}) {
  return (
    <div className="page-width pt-3 pb-(--ms-section)">
      <Breadcrumb
        crumbs={[
          { label: "Start", to: paths.home() },
          { label: "Externa annonser", to: paths.externalAdverts() },
          { label: advert.title },
        ]}
      />
      <h1 className="mt-1 mb-5 text-h1 wrap-anywhere">{withUnbrokenNumbers(advert.title)}</h1>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
        <div className="studio aspect-3/2 overflow-hidden rounded-md">
          <CarPicture picture={advert.picture} in="gallery" first />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Panel>
            <p className="font-display text-price-lg whitespace-nowrap">{advert.price}</p>
            <p className="mt-1 mb-5 text-sm text-ink-2">{advert.seller}</p>
            <Notice>
              Bilen säljs av någon annan. Vi äger den inte, har inte kontrollerat den och kan inte svara på
              frågor om den.
            </Notice>
            {advert.url !== null && <SellersAdvert url={advert.url} />}
          </Panel>
        </div>
        <section>
          <h2 className="mb-3 text-h2">Fakta</h2>
          <FactList facts={advert.facts} />
        </section>
      </div>
      {children}
    </div>
  );
}

/** The link leads to another site, and says so. */
function SellersAdvert({ url }: { url: string }) {
  return (
    <p className="mt-5">
      <a
        href={url}
        target="_blank"
        rel="nofollow noopener"
        className={buttonClass({ variant: "secondary", block: true })}
      >
        Se annonsen hos säljaren
        <ArrowUpRight aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
        <span className="sr-only"> (öppnas i ny flik)</span>
      </a>
      <span className="mt-2 block text-sm wrap-anywhere text-ink-2">
        Länken leder bort från oss, till {new URL(url).host}.
      </span>
    </p>
  );
}
