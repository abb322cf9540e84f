import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { LiveCar } from "#features/cars/pages/live-car.ts";
import type { CarPageView } from "./car-page-view.ts";

type ActionKind = "reserve" | "wait" | "price" | "similar";

type FirstAction = {
  kind: ActionKind;
  label: string;
  /** Where there is little room. */
  short: string;
  note: string | null;
  to: string;
};

type ActedOn = Pick<CarPageView, "licenseplate" | "availability" | "saveSearchTo" | "similarTo">;

const kindByAvailability = {
  forSale: "reserve",
  reserved: "wait",
  incoming: "price",
  beingPriced: "price",
  sold: "similar",
} as const satisfies Record<CarPageView["availability"], ActionKind>;

/** The first thing to do about a car as it is now: the one primary button of its advert, wherever that stands. */
export function firstAction(car: ActedOn, live: Pick<LiveCar, "state" | "price"> | undefined): FirstAction {
  const kind = live ? kindNow(live) : kindByAvailability[car.availability];
  // One page holds a car and its queue: only the words differ.
  const reserveTo = paths.reserve(car.licenseplate);
  switch (kind) {
    case "reserve":
      return {
        kind,
        label: `Reservera gratis i ${company.reservationHours}\u00a0timmar`,
        short: "Reservera gratis",
        note: "Inte bindande. Du avbokar när du vill.",
        to: reserveTo,
      };
    case "wait":
      return {
        kind,
        ...same("Säg till när den blir ledig"),
        note: "Först i kön får två timmars försprång.",
        to: reserveTo,
      };
    case "price":
      return {
        kind,
        ...same("Säg till när priset kommer"),
        note: "Vi mejlar när bilen går att köpa.",
        to: car.saveSearchTo ?? paths.savedSearch(),
      };
    case "similar":
      return { kind, ...same("Se liknande bilar"), note: null, to: car.similarTo };
  }
}

function kindNow({ state, price }: Pick<LiveCar, "state" | "price">): ActionKind {
  if (state === "open") return price.kind === "coming" ? "price" : "reserve";
  return state === "reserved" ? "wait" : "similar";
}

function same(label: string) {
  return { label, short: label };
}
