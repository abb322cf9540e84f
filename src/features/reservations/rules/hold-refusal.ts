import { isBeingPriced, isDelivered, isReserved, isSold } from "#features/cars/rules/status.ts";
import { formatClock, formatDayAndClock } from "./hold-moments.ts";

/** What stands in the way of a hold, as far as the car knows it. */
export type CarToHold = {
  status: number;
  price: number | null;
  /** Until when somebody holds it; null for nobody of whom we know. */
  heldUntil: Date | null;
  /** Until when it is kept for whoever waited first; null where nobody has a head start, or it is the asker's own. */
  keptForFirstUntil: Date | null;
};

export type HoldRefusal = "unknown" | "delivered" | "sold" | "taken" | "notPriced" | "headStart" | "limit";

/** Null: it can be held. The order is the rule: the first that is true is told. */
export function holdRefusal(car: CarToHold | null): Exclude<HoldRefusal, "limit"> | null {
  if (car === null) return "unknown";
  if (isDelivered(car.status)) return "delivered";
  if (isSold(car.status)) return "sold";
  if (car.heldUntil !== null || isReserved(car.status)) return "taken";
  if (isBeingPriced(car)) return "notPriced";
  return car.keptForFirstUntil === null ? null : "headStart";
}

type Refused = Pick<CarToHold, "heldUntil" | "keptForFirstUntil">;
type Words = { status: 404 | 409 | 410; title: string; text: (car: Refused) => string };

/** Said to everybody: the page does not know who reads it. */
const ofHolder = "Är det du som har reserverat den finns allt i mejlet om reservationen.";

/** What whoever sent the form is told besides. */
export const nothingHeld = "Du har inte reserverat något.";

/** What is said, and with which status. Whether the asker is known here is in none of it. */
export const holdRefusals: Readonly<Record<HoldRefusal, Words>> = {
  unknown: {
    status: 404,
    title: "Bilen finns inte hos oss",
    text: () => "Kontrollera registreringsnumret.",
  },
  delivered: {
    status: 410,
    title: "Bilen är såld och levererad",
    text: () => "Den går inte att reservera.",
  },
  sold: {
    status: 410,
    title: "Bilen är såld",
    text: () => "Den går inte att reservera längre.",
  },
  taken: {
    status: 409,
    title: "Bilen är redan reserverad",
    text: ({ heldUntil }) =>
      heldUntil
        ? `Den hålls till senast ${formatDayAndClock(heldUntil)}, och släpps ofta tidigare. ${ofHolder}`
        : ofHolder,
  },
  notPriced: {
    status: 409,
    title: "Bilen går inte att reservera än",
    text: () => "Den är på väg in eller saknar pris. När priset är satt kan du reservera den här.",
  },
  headStart: {
    status: 409,
    title: "Bilen är på väg att bli ledig",
    text: ({ keptForFirstUntil }) =>
      `Reservationen har släppts, och den som stod först i kön har försprång${keptForFirstUntil ? ` till ${formatClock(keptForFirstUntil)}` : ""}.`,
  },
  // Why is told in a letter to the address alone: nobody else learns what its owner holds.
  limit: {
    status: 409,
    title: "Bilen kunde inte hållas åt den e-postadressen",
    text: () => "Vi har mejlat varför till adressen du skrev.",
  },
};
