import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { deliveryFrom, deliveryTo } from "#features/delivery/rules/delivery-offers.ts";
import { deliveryDay } from "#features/delivery/rules/delivery-text.ts";
import { postcodeParameter } from "#features/delivery/rules/postcode-parameter.ts";
import { openState, storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import { openText } from "#features/stores/rules/opening-hours-text.ts";
import type { Store } from "#features/stores/rules/store.ts";

export type DeliveryView = NonNullable<ReturnType<typeof deliveryView>>;

type Delivered = { price: number | null; status: number; standsAt: Store };

/** How the car comes to a postcode, by the rules that a reservation is delivered by; null for what nobody can order. */
export function deliveryView(car: Delivered, { url, now }: { url: URL; now: Date }) {
  if (!canBeBought(car) || car.price === null) return null;
  const entered = url.searchParams.get(postcodeParameter);
  const result =
    entered === null ? null : deliveryTo(entered, { from: car.standsAt, today: stockholmDay(now) });
  const answered = result && "offers" in result ? result : null;
  return {
    postcode: answered?.postcode ?? entered ?? "",
    error: result && "error" in result ? result.error : null,
    from: formatKronor(deliveryFrom()),
    town: answered?.town ?? null,
    ways: (answered?.offers ?? []).map(({ day, way, price }) => ({
      key: `${day} ${way}`,
      day: deliveryDay({ day }),
      price: formatKronor(price),
    })),
    pickup: {
      town: car.standsAt.label,
      when: openText(openState(now, storeHoursOn(car.standsAt.hours)), now),
    },
  };
}
