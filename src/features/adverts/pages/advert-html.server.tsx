import { renderToStaticMarkup } from "react-dom/server";
import type { CarPageView } from "./car-page-view.ts";
import { EquipmentSection } from "./equipment-section.tsx";
import { FactsSection } from "./facts-section.tsx";
import { InspectionSection } from "./inspection-section.tsx";
import { PriceHistorySection } from "./price-history-section.tsx";
import type { PriceSectionView } from "./price-section-view.ts";

/** The parts of an advert that nothing happens to in the browser; they cost no script. */
export function advertHtml(car: CarPageView, prices: PriceSectionView) {
  return {
    facts: renderToStaticMarkup(<FactsSection car={car} />),
    inspection: car.condition ? renderToStaticMarkup(<InspectionSection condition={car.condition} />) : "",
    equipment: renderToStaticMarkup(
      <EquipmentSection equipment={car.equipment} isChecked={car.isInspected} />,
    ),
    prices: renderToStaticMarkup(<PriceHistorySection {...prices} />),
  };
}
