import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { legalGuaranteeAt } from "#core/company/legal-guarantee.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { similarView } from "#features/adverts/pages/load-advert.server.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findAdvert, notFound } from "#features/catalogue/pages/find-advert.server.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { deliveryFrom, deliveryTo } from "#features/delivery/rules/delivery-offers.ts";
import { emptyForm } from "#features/forms/pages/form-view.tsx";
import { siteContext } from "#features/site-facts/context.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { PostedForm } from "#platform/http/site-variables.ts";
import { clockContext } from "#platform/pages/context.ts";
import { pageMeta } from "#platform/pages/page-meta.ts";
import { formatClock, formatDayAndClock } from "../rules/hold-moments.ts";
import { holdRefusal, holdRefusals, nothingHeld } from "../rules/hold-refusal.ts";
import { holdTerms, holdTimes } from "../rules/hold-terms.ts";
import { turnField } from "../rules/reservation-form.ts";
import { foundOrMissing } from "./found-or-missing.server.ts";
import { reserveHtml } from "./reservation-html.server.tsx";
import type { ReservedCar, ReserveForm, ReserveLost } from "./reserve-view.ts";

type Asked = {
  query: URLSearchParams;
  posted: PostedForm | null;
  context: Readonly<RouterContextProvider>;
};

/** The page of the car: a form, or why there is none. What the database says counts, not the stock in memory. */
export async function loadReserve(plate: string, { query, posted, context }: Asked) {
  const catalogs = context.get(stockContext).catalogs();
  const now = context.get(clockContext)();
  const { car, path } = findAdvert(catalogs, plate) ?? notFound(catalogs, {});
  const turn = posted?.values[turnField] ?? query.get(turnField);
  const state = await foundOrMissing(context, (reservations) => reservations.stateOf(car.licenseplate, turn));
  const store = catalogs.chain.stores.find(({ slug }) => slug === car.physicalLocation) ?? null;
  const shown = shownCar(car, path, store, now);
  const { publicOrigin: origin } = context.get(siteContext);
  const described = { path: paths.reserve(), origin };
  const refusal = holdRefusal(state);
  if (refusal === null) {
    const isMine = turn !== null && (await hasHeadStart(context, turn, now));
    const form = formOf({ posted, now, store, turn: isMine ? { token: turn, ...isMine } : null });
    const text = {
      title: `Reservera ${car.title}`,
      description: `Reservera ${car.title} gratis i ${holdTerms.hours} timmar.`,
    };
    return {
      status: 200,
      html: reserveHtml({ car: shown, form }),
      similar: null,
      begins: { licenseplate: car.licenseplate, normalizedMake: car.normalizedMake, title: car.title },
      meta: pageMeta(text, described),
    };
  }
  const words = holdRefusals[refusal];
  const canWait = refusal === "taken" || refusal === "headStart";
  const lost: ReserveLost = {
    title: posted ? words.title : openTitles[refusal],
    text: posted ? `${words.text(state)} ${nothingHeld}` : words.text(state),
    wait: canWait ? waitState(posted) : null,
    isWaiting: query.get("kvitto") === "ko",
  };
  const text = { title: `${lost.title}, ${car.title}`, description: lost.text };
  return {
    // A form that came too late says so by its own status; a car that is gone always does.
    status: words.status === 410 ? 410 : 200,
    html: reserveHtml({ car: shown, lost }),
    similar: similarView(catalogs, car, now),
    begins: null,
    meta: pageMeta(text, described),
  };
}

/** Whoever only looks has not lost to anybody. */
const openTitles = {
  unknown: holdRefusals.unknown.title,
  delivered: holdRefusals.delivered.title,
  sold: holdRefusals.sold.title,
  taken: "Bilen är reserverad",
  notPriced: holdRefusals.notPriced.title,
  headStart: holdRefusals.headStart.title,
} as const;

/** What was typed in either form, and what is wrong with the one that was sent. */
function waitState(posted: PostedForm | null) {
  const email = posted?.values.email ?? "";
  const isOwn = posted !== null && posted.values.handover === undefined;
  return { ...emptyForm, ...(isOwn ? posted : {}), values: { email } };
}

async function hasHeadStart(
  context: Asked["context"],
  turn: string,
  now: Date,
): Promise<{ until: string } | null> {
  const wait = await foundOrMissing(context, async (reservations) => ({
    found: await reservations.findWait(turn),
  }));
  const until = wait.found?.headStartUntil ?? null;
  return until && until > now && wait.found?.endedAt === null ? { until: formatClock(until) } : null;
}

function formOf({
  posted,
  now,
  store,
  turn,
}: {
  posted: PostedForm | null;
  now: Date;
  store: Store | null;
  turn: ReserveForm["turn"];
}): ReserveForm {
  const values = posted?.values ?? {};
  const answer =
    values.handover === "home" && store !== null
      ? deliveryTo(values.postcode ?? "", { from: store, today: stockholmDay(now) })
      : null;
  const errors = [...(posted?.errors ?? [])];
  // The button that asks for days and prices says nothing of the other fields, but it must of its own.
  if (answer && "error" in answer && !errors.some(({ field }) => field === "postcode"))
    errors.push({ field: "postcode", message: answer.error });
  return {
    until: formatDayAndClock(holdTimes(now).until),
    state: { values, errors, notice: posted?.notice ?? null },
    key: values.nyckel ?? randomUUID(),
    turn,
    delivery: answer && "offers" in answer ? answer : null,
    deliveryFrom: formatKronor(deliveryFrom()),
    guarantee: legalGuaranteeAt(now),
  };
}

function shownCar(car: CatalogCar, path: string, store: Store | null, now: Date): ReservedCar {
  const card = carCardView(car, now, null);
  return {
    title: car.title,
    name: car.carName,
    line: `${car.modelYear}, ${formatMil(car.mileage)}`,
    plate: displayPlate(car.licenseplate),
    licenseplate: car.licenseplate,
    picture: card.picture,
    price: card.price,
    to: path,
    store: { label: store?.label ?? card.place, address: store?.fullAddress ?? "" },
  };
}
