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
import type { SubmittedForm } from "#platform/http/site-variables.ts";
import { clockContext } from "#platform/pages/context.ts";
import { pageMeta } from "#platform/pages/page-meta.ts";
import { formatClock, formatDayAndClock } from "../rules/format-moments.ts";
import { headStartField } from "../rules/reservation-form.ts";
import { nothingReserved, reservationRefusal, reservationRefusals } from "../rules/reservation-refusal.ts";
import { reservationTerms, reservationTimes } from "../rules/reservation-terms.ts";
import { foundOr404 } from "./found-or-404.server.ts";
import { reserveHtml } from "./reservation-html.server.tsx";
import type { ReservedCar, ReserveForm, ReserveLost } from "./reserve-view.ts";

type ReserveRequest = {
  query: URLSearchParams;
  submission: SubmittedForm | null;
  context: Readonly<RouterContextProvider>;
};

/** The page of the car: a form, or why there is none. What the database says counts, not the stock in memory. */
export async function loadReserve(plate: string, { query, submission, context }: ReserveRequest) {
  const catalogs = context.get(stockContext).catalogs();
  const now = context.get(clockContext)();
  const { car, path } = findAdvert(catalogs, plate) ?? notFound(catalogs, {});
  const headStart = submission?.values[headStartField] ?? query.get(headStartField);
  const state = await foundOr404(context, (reservations) =>
    reservations.stateOf(car.licenseplate, headStart),
  );
  const store = catalogs.chain.stores.find(({ slug }) => slug === car.physicalLocation) ?? null;
  const cardView = shownCar(car, path, store, now);
  const { publicOrigin: origin } = context.get(siteContext);
  const described = { path: paths.reserve(), origin };
  const refusal = reservationRefusal(state);
  if (refusal === null) {
    const isMine = headStart !== null && (await hasHeadStart(context, headStart, now));
    const form = formOf({
      submission,
      now,
      store,
      headStart: isMine ? { token: headStart, ...isMine } : null,
    });
    const text = {
      title: `Reservera ${car.title}`,
      description: `Reservera ${car.title} gratis i ${reservationTerms.hours} timmar.`,
    };
    return {
      status: 200,
      html: reserveHtml({ car: cardView, form }),
      similar: null,
      begins: { licenseplate: car.licenseplate, normalizedMake: car.normalizedMake, title: car.title },
      meta: pageMeta(text, described),
    };
  }
  const texts = reservationRefusals[refusal];
  const canWait = refusal === "taken" || refusal === "headStart";
  const lost: ReserveLost = {
    title: submission ? texts.title : openTitles[refusal],
    text: submission ? `${texts.text(state)} ${nothingReserved}` : texts.text(state),
    wait: canWait ? waitState(submission) : null,
    isWaiting: query.get("kvitto") === "ko",
  };
  const text = { title: `${lost.title}, ${car.title}`, description: lost.text };
  return {
    // A form that came too late says so by its own status; a car that is gone always does.
    status: texts.status === 410 ? 410 : 200,
    html: reserveHtml({ car: cardView, lost }),
    similar: similarView(catalogs, car, now),
    begins: null,
    meta: pageMeta(text, described),
  };
}

/** Whoever only looks has not lost to anybody. */
const openTitles = {
  unknown: reservationRefusals.unknown.title,
  delivered: reservationRefusals.delivered.title,
  sold: reservationRefusals.sold.title,
  taken: "Bilen är reserverad",
  notPriced: reservationRefusals.notPriced.title,
  headStart: reservationRefusals.headStart.title,
} as const;

/** What was typed in either form, and what is wrong with the one that was sent. */
function waitState(submission: SubmittedForm | null) {
  const email = submission?.values.email ?? "";
  const isOwn = submission !== null && submission.values.handover === undefined;
  return { ...emptyForm, ...(isOwn ? submission : {}), values: { email } };
}

async function hasHeadStart(
  context: ReserveRequest["context"],
  headStart: string,
  now: Date,
): Promise<{ until: string } | null> {
  const wait = await foundOr404(context, async (reservations) => ({
    found: await reservations.findWait(headStart),
  }));
  const until = wait.found?.headStartUntil ?? null;
  return until && until > now && wait.found?.endedAt === null ? { until: formatClock(until) } : null;
}

function formOf({
  submission,
  now,
  store,
  headStart,
}: {
  submission: SubmittedForm | null;
  now: Date;
  store: Store | null;
  headStart: ReserveForm["headStart"];
}): ReserveForm {
  const values = submission?.values ?? {};
  const result =
    values.handover === "home" && store !== null
      ? deliveryTo(values.postcode ?? "", { from: store, today: stockholmDay(now) })
      : null;
  const errors = [...(submission?.errors ?? [])];
  // The button that asks for days and prices says nothing of the other fields, but it must of its own.
  if (result && "error" in result && !errors.some(({ field }) => field === "postcode"))
    errors.push({ field: "postcode", message: result.error });
  return {
    until: formatDayAndClock(reservationTimes(now).until),
    state: { values, errors, notice: submission?.notice ?? null },
    key: values.nyckel ?? randomUUID(),
    headStart,
    delivery: result && "offers" in result ? result : null,
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
