import { paths } from "#core/paths.ts";
import type { TrackedEvent } from "../rules/events.ts";

/** A link that was pressed, or a form that was sent. */
type ClickedElement = { address: string; source: string | null };

const pageEvents: readonly (readonly [path: string, event: "buy_click" | "sell_click"])[] = [
  [paths.buy(), "buy_click"],
  [paths.sell(), "sell_click"],
];

/** Where a link leads says what it is for, so that no link has to be told apart by hand. */
const linksTo: readonly (readonly [path: string, event: TrackedEvent])[] = [
  [paths.reserve(), { event: "reserve_click" }],
  [paths.ride(), { event: "test_drive_click" }],
  [paths.savedSearch(), { event: "watch_click" }],
  [paths.contact(), { event: "contact_click", way: "form" }],
];

/** Forms that ask for a plate. */
const errands: readonly (readonly [path: string, errand: "sell" | "valuation" | "trade"])[] = [
  [paths.sell(), "sell"],
  [paths.sellElectric(), "sell"],
  [paths.valuation(), "valuation"],
  [paths.tradeIn(), "trade"],
];

/** What was sent is done when its receipt is shown: not before, and not when the form came back with mistakes. */
const receipts: readonly (readonly [path: RegExp, event: TrackedEvent])[] = [
  [/^\/reservation\/[^/]+\/$/, { event: "reservation_made" }],
  [/^\/arende\/[^/]+\/$/, { event: "contact_sent" }],
  [/^\/bevaka\/$/, { event: "watch_add" }],
];

/** A test drive is a case as well: its page says so. */
export function eventOfReceipt(address: string, isDrive: boolean): TrackedEvent | null {
  const { pathname, searchParams } = new URL(address);
  if (searchParams.get("kvitto") !== "1") return null;
  const event = receipts.find(([path]) => path.test(pathname))?.[1] ?? null;
  return event?.event === "contact_sent" && isDrive ? { event: "test_drive_booked" } : event;
}

export function eventOfLink({ address, source }: ClickedElement): TrackedEvent | null {
  const { protocol, pathname } = new URL(address);
  if (protocol === "tel:") return { event: "contact_click", way: "phone" };
  // An e-mail with an address goes to us; one without is a link that somebody shares.
  if (protocol === "mailto:") return pathname === "" ? null : { event: "contact_click", way: "mail" };
  if (source === "header" || source === "footer") {
    const event = pageEvents.find(([path]) => path === pathname)?.[1];
    if (event) return { event, source };
  }
  return linksTo.find(([path]) => path === pathname)?.[1] ?? null;
}

/** What was written in the form is never looked at. */
export function eventOfForm(address: string, fields: readonly string[]): TrackedEvent | null {
  const { pathname } = new URL(address);
  if (!fields.includes("licenseplate")) return null;
  const errand = errands.find(([path]) => path === pathname)?.[1];
  return errand ? { event: "valuation_start", errand } : null;
}
