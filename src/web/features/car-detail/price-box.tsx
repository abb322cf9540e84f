import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#paths";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { PriceTag } from "#web/features/car/price-tag.tsx";
import type { CarPageView } from "./car-page-view.ts";

/** What the buyer must know about getting this very car. */
const notices = {
  forSale: null,
  reserved: "Bilen är reserverad av en annan kund. Ring oss om du vill veta om den blir ledig.",
  incoming: "Bilen är på väg in. Vi går igenom den och sätter pris, sedan kan du köpa den.",
  sold: null,
} as const satisfies Record<CarPageView["availability"], string | null>;

export function PriceBox({ car }: { car: CarPageView }) {
  const notice = notices[car.availability];
  return (
    <Panel>
      <Badges car={car} />
      {car.availability === "sold" ? (
        <SoldMessage soldOn={car.soldOn} />
      ) : (
        <PriceTag price={car.price} size="page" />
      )}
      {car.badgeNote && <p className="mt-2 text-sm text-ink-2">{car.badgeNote}</p>}
      {notice && (
        <div className="mt-4">
          <Notice>{notice}</Notice>
        </div>
      )}
      <div className="mt-5 grid gap-2.5 print:hidden">
        {car.availability === "sold" ? (
          <ButtonLink to={paths.buy()} size="lg" block>
            Se bilar till salu
          </ButtonLink>
        ) : (
          <ButtonLink to={car.phone.href} size="lg" block>
            <Phone aria-hidden strokeWidth={1.75} className="size-5" />
            Ring {car.phone.text}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}

function Badges({ car }: { car: CarPageView }): ReactNode {
  if (car.badges.length === 0) return null;
  return (
    <p className="-mt-1 mb-3.5 -ml-5 flex sm:-ml-6">
      {car.badges.map(({ label, tone }, at) => (
        <Badge key={label} tone={tone} joined={at > 0}>
          {label}
        </Badge>
      ))}
    </p>
  );
}

function SoldMessage({ soldOn }: { soldOn: string | null }) {
  return (
    <>
      <p className="font-display text-h2">Den här bilen är såld</p>
      <p className="mt-2 text-ink-2">
        {soldOn ? `Såld ${soldOn}. ` : ""}Annonsen ligger kvar så att du kan se vad bilen var och vad den
        kostade.
      </p>
    </>
  );
}
