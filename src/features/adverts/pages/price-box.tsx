import { Calculator, ChevronRight, Phone } from "lucide-react";
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
import { askSectionId } from "./ask-section.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { loanCalculatorId } from "./loan-calculator.tsx";
import { takesLoan } from "./takes-loan.ts";

/** What the buyer must know about getting this very car. */
const notices = {
  forSale: null,
  reserved: `Bilen är reserverad. Ofta släpps den tidigare än efter ${company.reservationHours} timmar. Är det du som har reserverat den finns allt i mejlet om reservationen.`,
  incoming: "Bilen är på väg in. Vi går igenom den och sätter pris, sedan kan du köpa den.",
  beingPriced: "Bilen är i butiken men har inget pris än. Ring oss så berättar vi när priset sätts.",
  sold: null,
} as const satisfies Record<CarPageView["availability"], string | null>;

/** The cash price and what can be done. What a month costs stands at the calculator alone, with all it must have beside it. */
export function PriceBox({ car, hasCalculator }: { car: CarPageView; hasCalculator: boolean }) {
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
      <div className="mt-5 grid gap-2.5 print:hidden">
        {car.sold ? (
          <ButtonLink to={paths.buy()} size="lg" block>
            Se bilar till salu
          </ButtonLink>
        ) : (
          <>
            <ReserveLink car={car} live={live} />
            <ButtonLink to={car.phone.href} {...callStyle(car)} block>
              <Phone aria-hidden strokeWidth={1.75} className="size-5" />
              Ring {car.phone.text}
            </ButtonLink>
            <a href={`#${askSectionId}`} className={buttonClass({ variant: "secondary", block: true })}>
              Ställ en fråga
            </a>
            {car.availability === "forSale" && (
              <ButtonLink to={`${paths.ride(car.licenseplate)}#boka`} variant="secondary" block>
                Boka provkörning
              </ButtonLink>
            )}
          </>
        )}
      </div>
      {hasCalculator && <LoanLink isOff={!takesLoan(live)} />}
      <p className="mt-3 hidden text-sm print:block">
        {car.store.name}, {car.store.address}, {car.phone.text}. {car.shared.url}
      </p>
    </Panel>
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

/** What is being priced can be neither held nor waited for: then the telephone is the way. */
function canBeReserved({ availability }: CarPageView): boolean {
  return availability === "forSale" || availability === "reserved";
}

function callStyle(car: CarPageView) {
  return canBeReserved(car) ? ({ variant: "secondary" } as const) : ({ size: "lg" } as const);
}

/** To hold the car, or to wait for it: one page does both, so only the words follow what happens meanwhile. */
function ReserveLink({ car, live }: { car: CarPageView; live: LiveCar | undefined }) {
  if (!canBeReserved(car)) return null;
  const isReserved = live ? live.state === "reserved" : car.availability === "reserved";
  const isOver = live?.state === "sold" || live?.state === "gone";
  return (
    <div className={isOver ? "invisible" : undefined}>
      <ButtonLink to={paths.reserve(car.licenseplate)} size="lg" block>
        {isReserved ? "Säg till när den blir ledig" : `Reservera gratis i ${company.reservationHours} timmar`}
      </ButtonLink>
      <p className="mt-2 text-center text-sm text-ink-2">
        {isReserved ? "Först i kön får två timmars försprång." : "Inte bindande. Du avbokar när du vill."}
      </p>
    </div>
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
    <a
      href={`#${loanCalculatorId}`}
      className={`mt-4 flex min-h-14 items-center gap-3 border-t border-line pt-4 text-sm print:hidden ${isOff ? "invisible" : ""}`}
    >
      <Calculator aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
      <span>
        <b className="block font-semibold text-link underline-offset-3 in-[a:hover]:underline">
          Räkna på lån
        </b>
        <span className="text-ink-2">Välj insats, löptid och restvärde</span>
      </span>
      <ChevronRight aria-hidden strokeWidth={1.75} className="ml-auto size-5 shrink-0 text-ink-3" />
    </a>
  );
}
