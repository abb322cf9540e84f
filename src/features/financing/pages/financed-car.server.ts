import { displayPlate } from "#core/plate/display-plate.ts";
import { plateErrorText } from "#core/plate/plate-error-text.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { findAdvert } from "#features/catalogue/pages/find-advert.server.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { type FinanceInput, financeInputFrom } from "../rules/finance-input.ts";

export const plateField = "licenseplate";

type Financed = {
  /** The plate as it was asked for. */
  text: string;
  car: CatalogCar | null;
  complaint: string | null;
  input: FinanceInput;
};

/** The car that an address asks for and the loan on it, or on the price that it names. */
export function financedCarIn(query: URLSearchParams, catalogs: Catalogs): Financed {
  const text = query.get(plateField)?.trim().slice(0, 20) ?? "";
  const matchedCar = text === "" ? null : carOf(text, catalogs);
  const car = matchedCar && "car" in matchedCar ? matchedCar.car : null;
  return {
    text,
    car,
    complaint: matchedCar && "complaint" in matchedCar ? matchedCar.complaint : null,
    input: financeInputFrom(query, car?.price ?? null),
  };
}

/** A car that can be bought, at its price, or what to say of it. */
function carOf(text: string, catalogs: Catalogs): { car: CatalogCar } | { complaint: string } {
  const matchedCar = findAdvert(catalogs, text);
  if (matchedCar?.kind === "listed") {
    const car = withVisiblePrice(matchedCar.car);
    if (car.price !== null && canBeBought(car)) return { car };
    return {
      complaint: `${displayPlate(car.licenseplate)} går inte att köpa just nu. Skriv ett pris i stället.`,
    };
  }
  if (matchedCar)
    return { complaint: `${displayPlate(matchedCar.car.licenseplate)} är såld. Skriv ett pris i stället.` };
  return {
    complaint: plateErrorText(text) ?? "Vi har ingen sådan bil till salu. Skriv ett pris i stället.",
  };
}
