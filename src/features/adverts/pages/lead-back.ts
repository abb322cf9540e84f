import { paths } from "#core/paths.ts";
import { pagesBehind } from "#features/visitors/pages/pages-behind.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import type { StoreView } from "./store-view.ts";

export type Trail = { crumbs: Crumb[]; back: Crumb | undefined };

/**
 * The crumb of the list leads back to the list that the visitor came from, with its filter and page; the first one to the
 * page of the car's store for those who came from there. Other lists show the prices a month for those who have chosen that.
 */
export function leadBack(
  crumbs: readonly Crumb[],
  advert: string,
  { to: store, name }: Pick<StoreView, "to" | "name">,
): Trail {
  const { list, landing, isMonthly } = pagesBehind(advert);
  const isFromStore = landing === store;
  const led = crumbs.map((crumb, at) => {
    if (at === 0 && isFromStore) return { label: name, to: store };
    if (crumb.to === undefined) return crumb;
    if (list.split("?")[0] === crumb.to) return { ...crumb, to: list };
    return isMonthly ? { ...crumb, to: monthly(crumb.to) } : crumb;
  });
  return { crumbs: led, back: led[isFromStore ? 0 : 1] };
}

function monthly(list: string): string {
  if (!list.startsWith(paths.buy())) return list;
  return `${list}${list.includes("?") ? "&" : "?"}payment=monthly`;
}
