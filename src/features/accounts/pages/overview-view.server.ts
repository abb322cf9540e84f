import { formatDate } from "#core/dates/dates.ts";
import { formatMoment, formatUntil } from "#core/dates/moments.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { timeText } from "#features/bookings/rules/booking-text.ts";
import { bookingTexts } from "#features/bookings/rules/booking-texts.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { isReserved, isSold } from "#features/cars/rules/status.ts";
import { caseKinds } from "#features/cases/rules/case-kinds.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { erasedFrom } from "#features/cases/rules/case-retention.ts";
import { type CaseState, caseStates } from "#features/cases/rules/case-states.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { type FavoriteFacts, savedSince } from "#features/favourites/rules/merge-favorites.ts";
import { formatDayAndClock } from "#features/reservations/rules/format-moments.ts";
import type { FrozenAdvert } from "#features/reservations/rules/frozen-advert.ts";
import {
  filterOfSavedSearch,
  plateOfSavedSearch,
} from "#features/saved-searches/rules/saved-search-query.ts";
import { type Frequency, frequencyTexts } from "#features/saved-searches/rules/saved-search-terms.ts";
import type { User } from "#platform/http/site-variables.ts";
import { historyOf } from "../rules/merge-searches.ts";
import type { MyPagesData, MyPagesPages } from "../service/my-pages.ts";
import type { CaseOfAddress } from "../storage/of-address.ts";
import type { CaseBadge, MyPagesRow, MyReservation, MySavedSearch, OverviewView } from "./overview-view.ts";

type Seen = {
  mine: MyPagesData;
  user: User;
  now: Date;
  stock: LiveCatalogue;
  pages: MyPagesPages;
  /** A watched search in words. */
  summaryOf: (query: string) => string;
  notice: string | null;
};

/** All that the overview says, in words. */
export function overviewView(seen: Seen): OverviewView {
  const { mine, user, notice, now } = seen;
  const cases = mine.cases.filter(({ booking }) => booking === null).map((one) => caseRow(one, seen));
  const isActive = (reservation: MyPagesData["reservations"][number]) =>
    reservation.releasedAt === null && reservation.until > now;
  return {
    address: user.address,
    csrf: user.csrf,
    notice,
    waiting: cases.filter(({ badge }) => badge === "yours"),
    reservations: mine.reservations
      .filter(isActive)
      .map((reservation) => activeReservation(reservation, seen)),
    pastReservations: mine.reservations
      .filter((reservation) => !isActive(reservation))
      .map((reservation) => pastReservation(reservation, seen)),
    bookings: mine.cases.flatMap((one) => bookingRow(one, seen)),
    cases,
    savedSearches: mine.savedSearches.map((savedSearch) => savedSearchRow(savedSearch, seen)),
    favorites: mine.accountState.favorites
      .flatMap((facts) => favoriteRow(facts, seen))
      .toSorted((one, other) => other.since - one.since),
    searches: historyOf(mine.accountState.searches).map((query) => ({
      query,
      to: paths.buy(new URLSearchParams({ search: query })),
    })),
    devices: mine.devices.map(({ id, device, seenAt }) => ({
      id,
      name: device,
      seen: formatMoment(seenAt),
      isThis: id === user.id,
    })),
  };
}

const badges: Readonly<Record<CaseState, CaseBadge>> = {
  received: "ours",
  inProgress: "ours",
  waitingForCustomer: "yours",
  answered: "done",
  decided: "done",
  closed: "done",
};

function caseRow(one: CaseOfAddress, { pages }: Seen): MyPagesRow {
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
    badge: badges[state],
  };
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function activeReservation(
  reservation: MyPagesData["reservations"][number],
  { pages, now }: Seen,
): MyReservation {
  const { title, plate, line, price, picture } = JSON.parse(reservation.advert) as FrozenAdvert;
  const share =
    (now.getTime() - reservation.reservedAt.getTime()) /
    (reservation.until.getTime() - reservation.reservedAt.getTime());
  return {
    number: displayCaseNumber(reservation.number),
    title,
    plate,
    line,
    price,
    picture,
    to: pages.reservation(reservation.number),
    until: formatDayAndClock(reservation.until),
    percent: Math.round(Math.min(Math.max(share, 0), 1) * 100),
  };
}

const endings = {
  cancelled: "Avbokad",
  expired: "Gick ut",
  sold: "Bilen såldes",
  withdrawn: "Bilen togs bort",
} as const;

function pastReservation(reservation: MyPagesData["reservations"][number], { pages }: Seen): MyPagesRow {
  const { title, plate } = JSON.parse(reservation.advert) as FrozenAdvert;
  return {
    key: reservation.number,
    title,
    to: pages.reservation(reservation.number),
    sub: `Reservation ${displayCaseNumber(reservation.number)}, ${plate}`,
    state: endings[reservation.ended ?? "expired"],
    note: formatDate(reservation.releasedAt ?? reservation.until),
  };
}

function bookingRow(
  { number, booking, licenseplate }: CaseOfAddress,
  { pages, now, stock }: Seen,
): MyPagesRow[] {
  if (booking === null) return [];
  const { one, bring } = bookingTexts[booking.kind];
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
      ...(isAhead && { link: { text: "Flytta eller avboka", to: pages.booking(number, booking.kind) } }),
    },
  ];
}

const otherFrequencies = {
  "at-once": { command: "daily", text: "Mejla en gång om dagen" },
  daily: { command: "at-once", text: "Mejla direkt" },
} as const satisfies Record<Frequency, MySavedSearch["otherFrequency"]>;

function savedSearchRow(
  savedSearch: MyPagesData["savedSearches"][number],
  { pages, stock, now, summaryOf }: Seen,
): MySavedSearch {
  const filter = filterOfSavedSearch(savedSearch.query, now);
  const plate = plateOfSavedSearch(filter);
  const { listed } = stock.catalogs();
  const car = plate && findCarWithPlate(listed, plate);
  const summary = summaryOf(savedSearch.query);
  return {
    id: savedSearch.id,
    summary: car ? `${car.title}, ${summary}` : summary,
    to: plate ? paths.shortLink(plate) : paths.buy(new URLSearchParams(savedSearch.query)),
    manage: pages.savedSearch(savedSearch.id),
    note: `${plate ? "Pris, ledig igen och såld" : `${carCountText(countFound(listed, filter))} just nu`}. ${frequencyTexts[savedSearch.pace]}.`,
    isPaused: savedSearch.pausedAt !== null,
    otherFrequency: otherFrequencies[savedSearch.pace],
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
