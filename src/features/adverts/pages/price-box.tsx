import { Bell, Calculator, Calendar, ChevronRight, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { capitalized } from "#core/text/capitalized.ts";
import type { LiveCar } from "#features/cars/pages/live-car.ts";
import { liveStore } from "#features/cars/pages/live-store.ts";
import { SteadyPrice } from "#features/cars/pages/steady-price.tsx";
import { soldForText } from "#features/cars/rules/sale.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { askSectionId } from "./ask-section.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { firstAction } from "./first-action.ts";
import { loanCalculatorId } from "./loan-calculator.tsx";
import "./price-box.css";
import { takesLoan } from "./takes-loan.ts";
import { firstActionId } from "./use-scrolled-past.ts";

/** What the buyer must know about getting this very car. */
const notices = {
  forSale: null,
  reserved: `Bilen är reserverad. Ofta släpps den tidigare än efter ${company.reservationHours} timmar. Är det du som har reserverat den finns allt i mejlet om reservationen.`,
  incoming: "Bilen är på väg in. Vi går igenom den och sätter pris, sedan kan du köpa den.",
  beingPriced: "Bilen är i butiken men har inget pris än. Den kan köpas så snart priset är satt.",
  sold: null,
} as const satisfies Record<CarPageView["availability"], string | null>;

/** The cash price, how it lies to the market, and what can be done. What a month costs stands at the calculator alone, with all it must have beside it. */
export function PriceBox({ car, marketHtml, hasCalculator }: PriceBoxProps) {
  const live = useStore(liveStore, (cars) => cars[car.path]);
  const notice = notices[car.availability];
  return (
    <Panel>
      <Badges car={car} live={live} />
      {car.sold ? (
        <SoldMessage sold={car.sold} />
      ) : (
        <SteadyPrice loaded={car.price} live={live?.price} size="page" />
      )}
      {car.badgeNote && (
        <p className={`mt-2 text-sm text-ink-2 ${live ? "invisible" : ""}`}>{car.badgeNote}</p>
      )}
      {notice && (
        <div className={`mt-4 ${live ? "invisible" : ""}`}>
          <Notice>{notice}</Notice>
        </div>
      )}
      {marketHtml && <StaticHtml html={marketHtml} />}
      <Actions car={car} live={live} />
      {hasCalculator && <LoanLink isOff={!takesLoan(live)} />}
      <p className="mt-3 hidden text-sm print:block">
        {car.store.name}, {car.store.address}, {car.phone.text}. {car.shared.url}
      </p>
    </Panel>
  );
}

type PriceBoxProps = { car: CarPageView; marketHtml: string; hasCalculator: boolean };

/** Always in one order: the first action, a test drive, a question, the telephone. */
function Actions({ car, live }: { car: CarPageView; live: LiveCar | undefined }) {
  const action = firstAction(car, live);
  // A watched series, and a car that can be driven: each has its own second button.
  const second = {
    forSale: { to: `${paths.ride(car.licenseplate)}#boka`, Icon: Calendar, label: "Boka provkörning" },
    sold: { to: car.watchSeriesTo, Icon: Bell, label: `Bevaka ${car.seriesName}` },
  };
  const other =
    car.availability === "forSale" || car.availability === "sold" ? second[car.availability] : null;
  return (
    <div className="mt-5 print:hidden">
      <div id={firstActionId}>
        <ButtonLink to={action.to} size="lg" block>
          {(action.kind === "wait" || action.kind === "price") && (
            <Bell aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
          )}
          {action.label}
        </ButtonLink>
      </div>
      {!car.sold && <p className="price-note">{action.note}</p>}
      <div className="price-actions">
        {other && (
          <ButtonLink to={other.to} variant="secondary" size="sm" block>
            <other.Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
            {other.label}
          </ButtonLink>
        )}
        {!car.sold && (
          <a
            href={`#${askSectionId}`}
            className={buttonClass({ variant: "secondary", size: "sm", block: true })}
          >
            <MessageCircle aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
            Ställ en fråga
          </a>
        )}
      </div>
      {!car.sold && (
        <p className="price-call">
          <a
            href={car.phone.href}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
          >
            <Phone aria-hidden strokeWidth={1.75} className="size-4.5" />
            Ring {car.phone.text}
          </a>
          <span className="price-open">{car.store.openText}</span>
        </p>
      )}
    </div>
  );
}

/** A badge that comes while the page is open takes the place of the others, or sits on the edge: nothing moves. */
function Badges({ car, live }: { car: CarPageView; live: LiveCar | undefined }): ReactNode {
  const badges =
    live && live.badge?.label !== car.badges[0]?.label ? [live.badge].flatMap((b) => b ?? []) : car.badges;
  if (badges.length === 0 && car.badges.length === 0) return null;
  const place =
    car.badges.length > 0
      ? "-mt-1 mb-3.5 -ml-5 min-h-7 sm:-ml-6"
      : "absolute -mt-8.5 -ml-5 sm:-mt-9.5 sm:-ml-6";
  return (
    <p className={`flex ${place}`}>
      {badges.map(({ label, tone }, at) => (
        <Badge key={label} tone={tone} joined={at > 0} onPanel>
          {label}
        </Badge>
      ))}
    </p>
  );
}

function SoldMessage({ sold }: { sold: NonNullable<CarPageView["sold"]> }) {
  return (
    <>
      <p className="font-display text-h2">Den här bilen är såld</p>
      {sold.criteria && (
        <p className="mt-2">
          {capitalized(soldForText)} <b className="font-[650] whitespace-nowrap">{sold.criteria}</b>
        </p>
      )}
      <p className="mt-2 text-ink-2">
        {sold.on ? `Såld ${sold.on}. ` : ""}Annonsen ligger kvar så att du kan se vad bilen var och vad den
        kostade.
      </p>
    </>
  );
}

/** Leads to the calculator as long as there is one; its place stays, so that nothing moves. */
function LoanLink({ isOff }: { isOff: boolean }) {
  return (
    <a href={`#${loanCalculatorId}`} className={`price-loan ${isOff ? "invisible" : ""}`}>
      <Calculator aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-ink-2" />
      <span>
        <b className="block font-semibold">Räkna på lån</b>
        <span className="text-ink-2">Välj insats, löptid och restvärde</span>
      </span>
      <ChevronRight aria-hidden strokeWidth={1.75} className="ml-auto size-5 shrink-0 text-ink-3" />
    </a>
  );
}
