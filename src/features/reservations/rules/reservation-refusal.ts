import { isBeingPriced, isDelivered, isReserved, isSold } from "#features/cars/rules/status.ts";
import { formatClock, formatDayAndClock } from "./format-moments.ts";

/** What stands in the way of a reservation, as far as the car knows it. */
export type CarToReserve = {
  status: number;
  price: number | null;
  /** Until when somebody holds it; null for nobody of whom we know. */
  reservedUntil: Date | null;
  /** Until when it is kept for whoever waited first; null where nobody has a head start, or it is the asker's own. */
  headStartUntil: Date | null;
};

export type ReservationRefusal =
  | "unknown"
  | "delivered"
  | "sold"
  | "taken"
  | "notPriced"
  | "headStart"
  | "limit";

/** Null: it can be held. The order is the rule: the first that is true is told. */
export function reservationRefusal(car: CarToReserve | null): Exclude<ReservationRefusal, "limit"> | null {
  if (car === null) return "unknown";
  if (isDelivered(car.status)) return "delivered";
  if (isSold(car.status)) return "sold";
  if (car.reservedUntil !== null || isReserved(car.status)) return "taken";
  if (isBeingPriced(car)) return "notPriced";
  return car.headStartUntil === null ? null : "headStart";
}

type Refused = Pick<CarToReserve, "reservedUntil" | "headStartUntil">;
type Words = { status: 404 | 409 | 410; title: string; text: (car: Refused) => string };

/** Said to everybody: the page does not know who reads it. */
const ofCustomer = "Är det du som har reserverat den finns allt i mejlet om reservationen.";

/** What whoever sent the form is told besides. */
export const nothingReserved = "Du har inte reserverat något.";

/** What is said, and with which status. Whether the asker is known here is in none of it. */
export const reservationRefusals: Readonly<Record<ReservationRefusal, Words>> = {
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
    text: ({ reservedUntil }) =>
      reservedUntil
        ? `Den hålls till senast ${formatDayAndClock(reservedUntil)}, och släpps ofta tidigare. ${ofCustomer}`
        : ofCustomer,
  },
  notPriced: {
    status: 409,
    title: "Bilen går inte att reservera än",
    text: () => "Den är på väg in eller saknar pris. När priset är satt kan du reservera den här.",
  },
  headStart: {
    status: 409,
    title: "Bilen är på väg att bli ledig",
    text: ({ headStartUntil }) =>
      `Reservationen har släppts, och den som stod först i kön har försprång${headStartUntil ? ` till ${formatClock(headStartUntil)}` : ""}.`,
  },
  // Why is told in an e-mail to the address alone: nobody else learns what its owner holds.
  limit: {
    status: 409,
    title: "Bilen kunde inte hållas åt den e-postadressen",
    text: () => "Vi har mejlat varför till adressen du skrev.",
  },
};
