import { ArrowRight, Mail, Phone } from "lucide-react";
import { srcSet, variantAddress } from "#platform/pictures/picture-variants.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Panel } from "#ui/panel.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { OpenMark } from "./open-mark.tsx";
import type { StorePageView } from "./store-page-view.ts";

/** Where it lies: the way in words, beside the map of the country around it. */
export function WayThere({ store }: { store: StorePageView }) {
  return (
    <section aria-labelledby="hitta-hit">
      <h2 id="hitta-hit" className="text-h2">
        Hitta hit
      </h2>
      <address className="mt-1 not-italic text-ink-2">{store.address}</address>
      <dl className="store-ways">
        {store.ways.map(({ by, text }) => (
          <div key={by}>
            <dt>{by}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** When it is open, and on which days it is not. */
export function OpeningHours({ store }: { store: StorePageView }) {
  return (
    <Panel>
      <h2 className="text-h3">Öppettider</h2>
      <p className="mt-1 mb-3">
        <OpenMark isOpen={store.opening.isOpen}>{store.opening.text}</OpenMark>
      </p>
      <Times rows={store.week.map(({ days, hours }) => ({ name: days, time: hours }))} />
      {store.exceptions.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 font-sans text-sm font-[650]">Avvikande tider</h3>
          <Times rows={store.exceptions.map(({ date, on, hours }) => ({ name: date, time: hours, on }))} />
        </>
      )}
      <div className="mt-4">
        <Accordion title="Stängda dagar">
          <Times rows={store.closedDays.map(({ name, date, on }) => ({ name, time: date, on }))} />
          <p className="mt-3 text-sm text-pretty text-ink-2">{store.redDays}</p>
        </Accordion>
      </div>
    </Panel>
  );
}

/** Whom one meets there; where there is no picture, their initials. */
export function People({ store }: { store: StorePageView }) {
  if (store.people.length === 0) return null;
  return (
    <section aria-labelledby="personal">
      <h2 id="personal" className="text-h3">
        Prata med oss i butiken
      </h2>
      <ul className="store-people">
        {store.people.map(({ name, role, initials, phone, email }) => (
          <li key={name} className="store-person">
            <span aria-hidden className="store-initials">
              {initials}
            </span>
            <div className="min-w-0">
              <h3 className="font-sans text-md font-[650]">{name}</h3>
              <p className="text-sm text-ink-2">{role}</p>
              <p className="store-reach">
                <a href={phone.href}>
                  <Phone aria-hidden strokeWidth={1.75} className="size-4" />
                  {phone.text}
                </a>
                <a href={`mailto:${email}`} aria-label={`Mejla ${name}`}>
                  <Mail aria-hidden strokeWidth={1.75} className="size-4" />
                  Mejla
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A test drive is of one car: the newest ones are here, the others are found by their adverts. */
export function DriveHere({ store }: { store: StorePageView }) {
  if (store.drives.length === 0) return null;
  return (
    <section id="provkor" aria-labelledby="provkor-har" className="store-drive">
      <h2 id="provkor-har" className="text-h2">
        Provkör här
      </h2>
      <p className="mt-1 text-pretty text-ink-2">
        Välj en bil och en tid, så står den framme när du kommer. Det kostar inget. Ta med körkort.
      </p>
      <ul className="store-drives">
        {store.drives.map(({ name, facts, path, picture }) => (
          <li key={path}>
            <SiteLink to={path}>
              {picture && (
                <img
                  alt=""
                  width={96}
                  height={72}
                  loading="lazy"
                  decoding="async"
                  src={variantAddress(picture, 128)}
                  srcSet={srcSet(picture, [128, 256, 384])}
                  sizes="(min-width: 43.8125rem) 16rem, 7rem"
                  className="photo store-drive-picture"
                />
              )}
              <span className="min-w-0">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-ink-2">{facts}</span>
              </span>
              <ArrowRight aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-link" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Neighbours({ store }: { store: StorePageView }) {
  if (store.neighbours.length === 0) return null;
  return (
    <section aria-labelledby="grannar">
      <h2 id="grannar" className="text-h3">
        Andra butiker nära
      </h2>
      <ul className="store-neighbours">
        {store.neighbours.map(({ place, path, distance }) => (
          <li key={path}>
            <SiteLink to={path}>{place}</SiteLink>
            <span>{distance}</span>
          </li>
        ))}
      </ul>
    </section>
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
