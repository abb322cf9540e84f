import { MapPin, Phone } from "lucide-react";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import type { StoreView } from "./store-view.ts";

export function StoreBox({ store }: { store: StoreView }) {
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">
          <TextLink to={store.to}>{store.name}</TextLink>
        </h2>
        <p
          className={`flex items-center gap-2 text-sm font-semibold whitespace-nowrap ${store.isOpen ? "text-success before:size-2 before:rounded-full before:bg-current" : "text-ink-2"}`}
        >
          {store.openText}
        </p>
      </div>
      <p className="mt-1 text-sm text-ink-2">{store.address}</p>
      {store.carStandsAt && (
        <p className="mt-3 text-sm font-semibold">
          Bilen står hos <TextLink to={store.carStandsAt.to}>{store.carStandsAt.name}</TextLink>.
        </p>
      )}
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
        {store.week.map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt className="text-ink-2">{days}</dt>
            <dd className="font-medium">{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-2.5">
        <ButtonLink to={store.phone.href} variant="secondary" size="sm">
          <Phone aria-hidden strokeWidth={1.75} className="size-5" />
          {store.phone.text}
        </ButtonLink>
        <ButtonLink to={(store.carStandsAt ?? store).to} variant="ghost" size="sm">
          <MapPin aria-hidden strokeWidth={1.75} className="size-5" />
          Hitta hit
        </ButtonLink>
      </p>
    </Panel>
  );
}
