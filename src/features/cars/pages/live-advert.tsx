import { useMemo } from "react";
import { useRevalidator } from "react-router";
import { paths } from "#core/paths.ts";
import { useToast } from "#platform/browser/toast-store.ts";
import type { ShownCar } from "./follow-cars.ts";
import type { LiveCar } from "./live-car.ts";
import { useLiveCars } from "./use-live-cars.ts";

type LiveAdvertProps = {
  car: Pick<ShownCar, "path" | "name" | "price"> & { badges: ShownBadges };
  version: string;
};
type ShownBadges = readonly NonNullable<ShownCar["badge"]>[];

const nextLink: Partial<Record<LiveCar["state"], { label: string; to: string }>> = {
  sold: { label: "Se bilar till salu", to: paths.buy() },
  gone: { label: "Se bilar till salu", to: paths.buy() },
};

/**
 * Keeps one advert true. A toast says what happened, and the price box wears it without growing. Another price is
 * in more than one place of the page, so that it is loaded anew.
 */
export function LiveAdvert({ car, version }: LiveAdvertProps) {
  const { path, name, badges, price } = car;
  const cars = useMemo(() => [{ path, name, price, badge: badges[0] ?? null }], [path, name, price, badges]);
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  useLiveCars(cars, version, ([now], text) => {
    if (!now) return;
    const link = nextLink[now.state];
    if (text) showToast({ id: text, variant: "info", title: text, ...(link && { link }) });
    const isOther = JSON.stringify(now.price) !== JSON.stringify(price);
    if (isOther && !link) void revalidate();
  });
  return null;
}
