import { Panel } from "#ui/panel.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { CopyAddress } from "./copy-address.tsx";
import type { StorePageView } from "./store-page-view.ts";

/** When it is open, when it is not, and where it lies. */
export function StoreFacts({ store }: { store: StorePageView }) {
  return (
    <div className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      <Panel>
        <h2 className="mb-3 text-h3">Öppettider</h2>
        <Times rows={store.week.map(({ days, hours }) => ({ name: days, time: hours }))} />
        <p className="mt-4 text-sm text-pretty text-ink-2">{store.redDays}</p>
        {store.exceptions.length > 0 && (
          <>
            <h3 className="mt-5 mb-1 font-sans text-sm font-[650]">Avvikande tider</h3>
            <Times rows={store.exceptions.map(({ date, on, hours }) => ({ name: date, time: hours, on }))} />
          </>
        )}
      </Panel>
      <Panel>
        <h2 className="mb-3 text-h3">Stängda dagar</h2>
        <Times rows={store.closedDays.map(({ name, date, on }) => ({ name, time: date, on }))} />
      </Panel>
      <Panel>
        <h2 className="mb-3 text-h3">Hitta hit</h2>
        <address className="mb-3 not-italic">{store.address}</address>
        <CopyAddress address={store.address} />
        {store.neighbours.length > 0 && (
          <h3 className="mt-5 mb-1 font-sans text-sm font-[650]">Andra butiker nära</h3>
        )}
        <ul className="text-sm empty:hidden">
          {store.neighbours.map(({ place, path, distance }) => (
            <li key={path} className="flex items-center justify-between gap-3">
              <SiteLink
                to={path}
                className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-3 lg:min-h-8"
              >
                {place}
              </SiteLink>
              <span className="whitespace-nowrap text-ink-3">{distance}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Times({ rows }: { rows: { name: string; time: string; on?: string }[] }) {
  return (
    <dl className="text-sm">
      {rows.map(({ name, time, on }) => (
        <div key={name} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-medium">{on ? <time dateTime={on}>{time}</time> : time}</dd>
        </div>
      ))}
    </dl>
  );
}
