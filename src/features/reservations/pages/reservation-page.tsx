import { CalendarCheck, CalendarPlus, Download } from "lucide-react";
import { paths } from "#core/paths.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { CheckList } from "#ui/check-list.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Milepost } from "#ui/milepost.tsx";
import { PageWithAside } from "#ui/page-with-aside.tsx";
import { PairList } from "#ui/pair-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { Plate } from "#ui/plate.tsx";
import { Tick } from "#ui/tick.tsx";
import type { ReservationView } from "./reservation-view.ts";

/** What is held, until when, what happens next, and the advert as it stood. */
export function ReservationPage({ view }: { view: ReservationView }) {
  const { active } = view;
  return (
    <div className="page-width pb-(--ms-section) lg:pt-4">
      <Breadcrumb crumbs={[{ label: "Start", to: paths.home() }, { label: `Reservation ${view.number}` }]} />
      <div className="mt-6">
        <PageWithAside asideLabel="Bilen" aside={<CarAside view={view} />}>
          {active && <Tick />}
          <h1 className="text-h1">{view.title}</h1>
          <p className="mt-3 text-ink-2 wrap-anywhere">
            {view.lead} Reservation <b className="font-semibold text-ink">{view.number}</b>.
            {(view.isReceipt || view.sent?.isProblem) && view.sent && ` ${view.sent.text}`}
          </p>
          {active ? <ActiveReservation view={view} active={active} /> : <Over view={view} />}
        </PageWithAside>
      </div>
      <Frozen view={view} />
    </div>
  );
}

function CarAside({ view }: { view: ReservationView }) {
  const { advert } = view;
  return (
    <>
      {advert.picture && (
        <img
          src={advert.picture}
          alt=""
          width={1200}
          height={800}
          loading="lazy"
          className="aspect-[3/2] w-full rounded-md object-cover"
        />
      )}
      <Panel>
        <p className="text-h3 font-semibold">{advert.title}</p>
        <p className="mt-1.5 mb-3 text-sm text-ink-2">{advert.line}</p>
        <Plate text={advert.plate} />
        <p className="mt-4 font-display text-h2">{view.price}</p>
        {view.lowestBefore && (
          <p className="text-sm text-ink-2">
            {view.lowestBefore.price} {view.lowestBefore.label}
          </p>
        )}
        <div className="mt-4">
          <PairList pairs={view.facts} />
        </div>
      </Panel>
      <p className="text-sm text-ink-2">
        Sidan öppnas bara med din egen länk. Spara den, och visa den inte för andra.
      </p>
    </>
  );
}

type ActiveProps = { view: ReservationView; active: NonNullable<ReservationView["active"]> };

function ActiveReservation({ view, active: { clock, cancelTo, calendarTo, driveTo, steps } }: ActiveProps) {
  return (
    <>
      <div className="mt-6">
        <Panel>
          <ReservationTimeline clock={clock} />
          <p className="mt-3 grid grid-cols-[1fr_auto_auto] gap-x-5 text-sm text-ink-2">
            <span>
              <b className="block font-semibold text-ink">Reserverad</b>
              {clock.from}
            </span>
            <span className="text-right">
              <b className="block font-semibold text-ink">Påminnelse</b>
              {clock.remind}
            </span>
            <span className="text-right">
              <b className="block font-semibold text-ink">Släpps</b>
              {clock.until}
            </span>
          </p>
        </Panel>
      </div>
      <p className="mt-5 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={driveTo}>
          <CalendarCheck aria-hidden strokeWidth={1.75} className="size-5" />
          Boka provkörning
        </ButtonLink>
        <a href={calendarTo} download className={buttonClass({ variant: "secondary" })}>
          <CalendarPlus aria-hidden strokeWidth={1.75} className="size-5" />
          Lägg i kalendern
        </a>
        <a href={view.receiptTo} download className={buttonClass({ variant: "secondary" })}>
          <Download aria-hidden strokeWidth={1.75} className="size-5" />
          Spara bekräftelsen
        </a>
        <ButtonLink to={view.advert.path} variant="secondary">
          Visa annonsen
        </ButtonLink>
        <ButtonLink to={cancelTo} variant="ghost">
          Avboka reservationen
        </ButtonLink>
      </p>
      <h2 className="mt-10 mb-4 text-h3">Det här händer sedan</h2>
      <ol>
        {steps.map(({ when, title, text }) => (
          <li
            key={title}
            className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <b className="font-semibold">{when}</b>
            <p className="text-ink-2">
              <b className="block font-semibold text-ink">{title}</b>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The 48 hours: the post is now, the line the reminder. No countdown: it is read once. (design, reservation) */
function ReservationTimeline({ clock }: { clock: ActiveProps["active"]["clock"] }) {
  const { percent, remindPercent, label } = clock;
  return (
    <div role="img" aria-label={label} className="ruler h-9">
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect y="50%" width={`${percent}%`} height="50%" style={{ fill: "var(--ms-brand-soft)" }} />
        <line
          x1={`${remindPercent}%`}
          x2={`${remindPercent}%`}
          y2="100%"
          strokeWidth="2"
          className="stroke-accent"
        />
      </svg>
      <Milepost percent={percent} />
    </div>
  );
}

function Over({ view }: { view: ReservationView }) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={view.advert.path} size="lg">
        Visa bilen
      </ButtonLink>
      <ButtonLink to={paths.buy()} variant="secondary" size="lg">
        Se bilar till salu
      </ButtonLink>
    </p>
  );
}

/** The advert byte for byte, with the hash of what is stored. */
function Frozen({ view: { advert, frozenAt, hash, active } }: { view: ReservationView }) {
  return (
    <section id="annonsen" className="pt-(--ms-block)">
      <h2 className="text-h2">Annonsen som den stod</h2>
      <p className="mt-2 mb-6 max-w-160 text-ink-2">
        Text, utrustning, pris och skick sparades {frozenAt}.
        {active && " Ändras annonsen gäller det här för dig, och sänks priset får du det lägre."}
      </p>
      <h3 className="mb-2 text-h3">Fakta</h3>
      <FactList facts={advert.facts.map(([label, value]) => ({ label, value }))} />
      <h3 className="mt-8 mb-2 text-h3">Utrustning</h3>
      <CheckList items={[...advert.equipment]} columns="many" />
      <h3 className="mt-8 mb-2 text-h3">Skick</h3>
      <p className="mb-3 text-ink-2">{advert.condition.summary}</p>
      <FactList facts={advert.condition.points.map(([label, value]) => ({ label, value }))} />
      <p className="mt-6 text-sm text-ink-2 wrap-anywhere">Kontrollsumma (SHA-256) {hash}</p>
    </section>
  );
}
