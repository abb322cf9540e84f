import { ChevronLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { liveStore } from "#features/cars/pages/live-store.ts";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { keptValuation } from "#features/valuation/pages/kept-valuation.ts";
import { partIds } from "#platform/pages/painted-with.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { iconButtonClass } from "#ui/icon-button-variant.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { useBackCrumbs } from "./back-crumbs.ts";
import { BuyBar, FollowingPrice } from "./buy-bar.tsx";
import "./car-page.css";
import { CarGallery } from "./car-gallery.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { CarTitle } from "./car-title.tsx";
import { ConditionSection } from "./condition-section.tsx";
import { DeliveryBox } from "./delivery-box.tsx";
import type { DeliveryView } from "./delivery-view.ts";
import { LoanCalculator, type LoanCalculatorView } from "./loan-calculator.tsx";
import { PriceBox } from "./price-box.tsx";
import { SimilarSection, type SimilarView } from "./similar-section.tsx";
import { StoreBox } from "./store-box.tsx";
import { takesLoan } from "./takes-loan.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";
import { ViewBeacon } from "./view-beacon.tsx";

/** The parts that nothing happens to in the browser, each as HTML; empty where the car has them not. */
type AdvertHtml = Record<"market" | "facts" | "inspection" | "equipment" | "prices" | "offers", string>;

type CarPageProps = {
  car: CarPageView;
  calculator: LoanCalculatorView | null;
  similar: SimilarView;
  /** The part with the form for a question, as HTML; null where there is nothing to ask any more. */
  ask: string | null;
  delivery: DeliveryView | null;
  html: AdvertHtml;
};

/** The advert. On a narrow screen the picture comes first and the store last; the source order is the reading order. */
export function CarPage({ car, calculator, similar, ask, delivery, html }: CarPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useScrolledPast(page);
  useEffect(() => {
    const kept = keptValuation();
    if (kept === null) return;
    void import("./fill-trade-box.ts")
      .then(({ fillTradeBox }) => page.current && fillTradeBox(page.current, kept))
      .catch(() => {});
  }, []);
  const live = useStore(liveStore, (cars) => cars[car.path]);
  const { crumbs, back } = useBackCrumbs(car);
  return (
    <div ref={page}>
      <div className="page-width pb-(--ms-section) lg:pt-4 print:pb-0">
        <div className="max-lg:hidden">
          <Breadcrumb crumbs={crumbs} />
        </div>
        <div className="flex flex-col print:grid print:grid-cols-2 print:items-start print:gap-x-6 lg:grid lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:items-start lg:gap-x-7 xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-12">
          <div className="max-lg:order-1 max-lg:mt-4.5 max-lg:mb-4 print:order-first print:col-span-2 print:mt-0 lg:col-span-2 lg:mt-1 lg:mb-5">
            <CarTitle car={car} />
          </div>
          <div className="relative max-lg:-mx-(--ms-gutter) print:mx-0">
            <BackLink crumb={back} />
            <CarGallery {...car} damages={car.condition?.damages ?? []} muted={car.availability === "sold"} />
          </div>
          <aside
            id={partIds.price}
            aria-label="Pris och butik"
            className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:self-stretch"
          >
            <div className="max-lg:contents lg:grid lg:gap-5">
              <div className="max-lg:order-2 print:order-none">
                <PriceBox car={car} marketHtml={html.market} hasCalculator={calculator !== null} />
                {delivery && <DeliveryBox path={car.path} delivery={delivery} />}
              </div>
              <div className="grid gap-5 max-lg:order-4 max-lg:mt-8 print:hidden">
                {html.offers && <StaticHtml html={html.offers} />}
                <StoreBox store={car.store} />
                {car.published && <p className="text-xs text-ink-3">{car.published}</p>}
              </div>
            </div>
            <FollowingPrice car={car} />
          </aside>
          <div className="max-lg:order-3 print:col-span-2 lg:col-start-1">
            <StaticHtml html={html.facts} />
            {car.condition && (
              <ConditionSection
                condition={car.condition}
                pictures={car.pictures}
                inspectionHtml={html.inspection}
              />
            )}
            <StaticHtml html={html.equipment} />
            {calculator && takesLoan(live) && <LoanCalculator calculator={calculator} />}
            <StaticHtml html={html.prices} />
            {ask && <SubmittedForm html={ask} />}
          </div>
        </div>
        <SimilarSection similar={similar} />
      </div>
      <BuyBar car={car} />
      {car.availability !== "sold" && <ViewBeacon licenseplate={car.licenseplate} />}
    </div>
  );
}

/** The crumb that leads back, on a screen that has no room for crumbs: on the picture, where nothing moves. */
function BackLink({ crumb }: { crumb: Crumb | undefined }) {
  return (
    crumb?.to && (
      <span className="absolute top-3 left-3 z-1 lg:hidden print:hidden">
        <SiteLink
          to={crumb.to}
          aria-label={`Tillbaka till ${crumb.label}`}
          className={iconButtonClass("outlined")}
        >
          <ChevronLeft aria-hidden strokeWidth={1.75} className="size-5" />
        </SiteLink>
      </span>
    )
  );
}
