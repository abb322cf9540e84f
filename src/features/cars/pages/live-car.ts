import { reservedLabel } from "../rules/badge.ts";
import type { CarCardView } from "./car-card-view.ts";
import type { ShownBadge } from "./shown-badge.ts";

/** What an open page gets about a car that has changed: the texts that may have changed, and which car it is. */
export type LiveCar = Pick<CarCardView, "name" | "badge" | "price" | "market" | "monthly"> & {
  path: string;
  plate: string;
  state: "open" | "reserved" | "sold" | "gone";
};

/** What a car wears that has been struck from the stock. */
export const notForSale: ShownBadge = { label: "Inte till salu", tone: "muted" };

type ShownState = Pick<LiveCar, "badge" | "price">;

/** Whether a page that says the one now has to say the other. */
export function showsOtherwise(one: ShownState, other: ShownState): boolean {
  return JSON.stringify([one.badge, one.price]) !== JSON.stringify([other.badge, other.price]);
}

const becomes = {
  reserved: "är nu reserverad",
  sold: "är nu såld",
  gone: "är inte längre till salu",
} as const satisfies Record<Exclude<LiveCar["state"], "open">, string>;

/** What has happened to a car, as it is read out; null for what nobody has to be told. */
export function changeText(before: ShownState, now: LiveCar): string | null {
  const change = changeOf(before, now);
  return change && `${now.name}, ${now.plate}, ${change}`;
}

function changeOf(before: ShownState, now: LiveCar): string | null {
  const isSameBadge = before.badge?.label === now.badge?.label;
  if (now.state !== "open" && !isSameBadge) return becomes[now.state];
  if (before.badge?.label === reservedLabel && now.state === "open") return "är ledig igen";
  const price = "price" in now.price ? now.price.price : null;
  const priceBefore = "price" in before.price ? before.price.price : null;
  return price !== null && price !== priceBefore ? `kostar nu ${price}` : null;
}
