import { formatDate } from "#core/dates/dates.ts";
import { formatMoment, formatUntil } from "#core/dates/moments.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { timeText } from "#features/bookings/rules/booking-text.ts";
import { bookingWords } from "#features/bookings/rules/booking-words.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { isReserved, isSold } from "#features/cars/rules/status.ts";
import { caseKinds } from "#features/cases/rules/case-kinds.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { erasedFrom } from "#features/cases/rules/case-retention.ts";
import { type CaseState, caseStates } from "#features/cases/rules/case-states.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { type FavoriteFacts, savedSince } from "#features/favourites/rules/merge-favorites.ts";
import type { FrozenAdvert } from "#features/reservations/rules/frozen-advert.ts";
import { formatDayAndClock } from "#features/reservations/rules/hold-moments.ts";
import { type WatchPace, watchPaces } from "#features/saved-searches/rules/watch-terms.ts";
import { watchedFilterOf, watchedPlate } from "#features/saved-searches/rules/watched-query.ts";
import type { Member } from "#platform/http/site-variables.ts";
import { historyOf } from "../rules/merge-searches.ts";
import type { Mine, MyPagesPages } from "../service/my-pages.ts";
import type { CaseOfAddress } from "../storage/of-address.ts";
import type { MyHold, MyRow, MySign, MyWatch, OverviewView } from "./overview-view.ts";

type Seen = {
  mine: Mine;
  member: Member;
  now: Date;
  stock: StockInStep;
  pages: MyPagesPages;
  /** A watched search in words. */
  wordsOf: (query: string) => string;
  notice: string | null;
};

/** All that the overview says, in words. */
export function overviewView(seen: Seen): OverviewView {
  const { mine, member, notice, now } = seen;
  const cases = mine.cases.filter(({ booking }) => booking === null).map((one) => caseRow(one, seen));
  const isStanding = (hold: Mine["holds"][number]) => hold.releasedAt === null && hold.until > now;
  return {
    address: member.address,
    csrf: member.csrf,
    notice,
    waiting: cases.filter(({ sign }) => sign === "yours"),
    holds: mine.holds.filter(isStanding).map((hold) => standingHold(hold, seen)),
    pastHolds: mine.holds.filter((hold) => !isStanding(hold)).map((hold) => pastHold(hold, seen)),
    bookings: mine.cases.flatMap((one) => bookingRow(one, seen)),
    cases,
    watches: mine.watches.map((watch) => watchRow(watch, seen)),
    favorites: mine.kept.favorites
      .flatMap((facts) => favoriteRow(facts, seen))
      .toSorted((one, other) => other.since - one.since),
    searches: historyOf(mine.kept.searches).map((query) => ({
      query,
      to: paths.buy(new URLSearchParams({ search: query })),
    })),
    devices: mine.devices.map(({ id, device, seenAt }) => ({
      id,
      name: device,
      seen: formatMoment(seenAt),
      isThis: id === member.id,
    })),
  };
}

const signs: Readonly<Record<CaseState, MySign>> = {
  received: "ours",
  inProgress: "ours",
  waitingForCustomer: "yours",
  answered: "done",
  decided: "done",
  closed: "done",
};

function caseRow(one: CaseOfAddress, { pages }: Seen): MyRow {
  const { number, subject, state, kind, answerBy, closedAt, changedAt, lastMessage, licenseplate } = one;
  const about = [displayCaseNumber(number), ...(licenseplate ? [displayPlate(licenseplate)] : [])].join(", ");
  return {
    key: number,
    title: `${caseKinds[kind].label}: ${subject}`,
    to: pages.case(number),
    sub: lastMessage?.text ? `${about}. ${lastMessage.author}: ”${shortened(lastMessage.text)}”` : about,
    state: caseStates[state],
    note: closedAt
      ? `raderas ${formatDate(new Date(erasedFrom(kind, closedAt)))}`
      : answerBy
        ? `svar ${formatUntil(answerBy)}`
        : formatMoment(changedAt),
    sign: signs[state],
  };
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function standingHold(hold: Mine["holds"][number], { pages, now }: Seen): MyHold {
  const { title, plate, line, price, picture } = JSON.parse(hold.advert) as FrozenAdvert;
  const share = (now.getTime() - hold.heldAt.getTime()) / (hold.until.getTime() - hold.heldAt.getTime());
  return {
    number: displayCaseNumber(hold.number),
    title,
    plate,
    line,
    price,
    picture,
    to: pages.hold(hold.number),
    until: formatDayAndClock(hold.until),
    percent: Math.round(Math.min(Math.max(share, 0), 1) * 100),
  };
}

const endings = {
  cancelled: "Avbokad",
  expired: "Gick ut",
  sold: "Bilen såldes",
  withdrawn: "Bilen togs bort",
} as const;

function pastHold(hold: Mine["holds"][number], { pages }: Seen): MyRow {
  const { title, plate } = JSON.parse(hold.advert) as FrozenAdvert;
  return {
    key: hold.number,
    title,
    to: pages.hold(hold.number),
    sub: `Reservation ${displayCaseNumber(hold.number)}, ${plate}`,
    state: endings[hold.ended ?? "expired"],
    note: formatDate(hold.releasedAt ?? hold.until),
  };
}

function bookingRow({ number, booking, licenseplate }: CaseOfAddress, { pages, now, stock }: Seen): MyRow[] {
  if (booking === null) return [];
  const { one, bring } = bookingWords[booking.kind];
  const { chain, listed } = stock.catalogs();
  const store = chain.stores.find(({ slug }) => slug === booking.storeSlug);
  const car = licenseplate && findCarWithPlate(listed, licenseplate);
  const isAhead = booking.cancelledAt === null && booking.startsAt > now;
  return [
    {
      key: number,
      title: `${capitalized(one)}: ${car ? car.title : displayPlate(booking.licenseplate)}${store ? `, ${store.name}` : ""}`,
      to: pages.case(number),
      sub: isAhead ? bring : displayCaseNumber(number),
      state: timeText({ start: booking.startsAt, end: booking.endsAt }),
      note: booking.cancelledAt ? "Avbokad" : isAhead ? "Bokad" : "Har varit",
      ...(isAhead && { way: { text: "Flytta eller avboka", to: pages.booking(number, booking.kind) } }),
    },
  ];
}

const otherPaces = {
  "at-once": { press: "daily", text: "Mejla en gång om dagen" },
  daily: { press: "at-once", text: "Mejla direkt" },
} as const satisfies Record<WatchPace, MyWatch["otherPace"]>;

function watchRow(watch: Mine["watches"][number], { pages, stock, now, wordsOf }: Seen): MyWatch {
  const filter = watchedFilterOf(watch.query, now);
  const plate = watchedPlate(filter);
  const { listed } = stock.catalogs();
  const car = plate && findCarWithPlate(listed, plate);
  const words = wordsOf(watch.query);
  return {
    id: watch.id,
    words: car ? `${car.title}, ${words}` : words,
    to: plate ? paths.shortLink(plate) : paths.buy(new URLSearchParams(watch.query)),
    manage: pages.watch(watch.id),
    note: `${plate ? "Pris, ledig igen och såld" : `${carCountText(countFound(listed, filter))} just nu`}. ${watchPaces[watch.pace]}.`,
    isPaused: watch.pausedAt !== null,
    otherPace: otherPaces[watch.pace],
  };
}

function favoriteRow(facts: FavoriteFacts, { stock }: Seen) {
  const since = savedSince(facts);
  if (since === null) return [];
  const { listed, sold } = stock.catalogs();
  const car = findCarWithPlate(listed, facts.licenseplate) ?? findCarWithPlate(sold, facts.licenseplate);
  const plate = displayPlate(facts.licenseplate);
  const state = car ? carState(car.status, car.price) : "Finns inte hos oss längre";
  return [
    {
      key: facts.licenseplate,
      since,
      plate,
      title: car?.title ?? plate,
      to: paths.shortLink(facts.licenseplate),
      sub: facts.note?.text ?? "",
      state,
      note: `sparad ${formatDate(new Date(since))}`,
    },
  ];
}

function carState(status: number, price: number | null): string {
  if (isSold(status)) return "Såld";
  if (isReserved(status)) return "Reserverad";
  return price === null ? "Pris kommer" : formatKronor(price);
}
