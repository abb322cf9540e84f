import { formatMoment } from "#core/dates/moments.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { deliveryDay, deliveryText } from "#features/delivery/rules/delivery-text.ts";
import type { EmailState } from "#platform/mail/email-state.ts";
import { sentText } from "#platform/mail/sent-text.ts";
import { formatDayAndClock, formatShortMoment } from "../rules/format-moments.ts";
import { displayHash, type FrozenAdvert, reservedPrice } from "../rules/frozen-advert.ts";
import { reservationPaths } from "../rules/reservation-paths.ts";
import { type ReservationEnd, remindAtOf } from "../rules/reservation-terms.ts";
import type { ReservationRow } from "../storage/reservations.ts";
import type { ReservationView } from "./reservation-view.ts";

const endings: Readonly<Record<ReservationEnd, { title: (at: string) => string; lead: string }>> = {
  cancelled: { title: () => "Reservationen är avbokad", lead: "Bilen är släppt. Det kostar inget." },
  expired: { title: (at) => `Reservationen gick ut ${at}`, lead: "Bilen är släppt." },
  sold: { title: () => "Reservationen är avslutad", lead: "Bilen är registrerad som såld i butiken." },
  withdrawn: {
    title: () => "Reservationen är avslutad",
    lead: "Bilen har tagits ur försäljningen och kan inte hållas längre.",
  },
};

type Seen = { token: string; now: Date; isReceipt: boolean; email: EmailState | null };

/** All that the page of a reservation says, in words. A reservation past its time is over, also before a job has said so. */
export function reservationView(
  reservation: ReservationRow,
  { token, now, isReceipt, email }: Seen,
): ReservationView {
  const advert = JSON.parse(reservation.advert) as FrozenAdvert;
  const ended = reservation.ended ?? (reservation.until <= now ? "expired" : null);
  const until = formatDayAndClock(reservation.until);
  return {
    number: displayCaseNumber(reservation.number),
    title: ended ? endings[ended].title(until) : `Bilen hålls åt dig till ${until}`,
    lead: ended ? endings[ended].lead : "Gratis och inte bindande.",
    isReceipt: isReceipt && ended === null,
    sent:
      reservation.email === null
        ? null
        : sentText(email, {
            address: reservation.email,
            sending: ended ? "Beskedet mejlas" : "Bekräftelsen mejlas",
            done: ended ? "Beskedet är mejlat" : "Bekräftelsen är mejlad",
          }),
    receiptTo: reservationPaths.receipt(token),
    advert,
    price: reservedPrice(reservation, advert),
    lowestBefore: reservation.loweredPrice === null ? advert.lowestBefore : null,
    active: ended
      ? null
      : {
          cancelTo: reservationPaths.cancel(token),
          calendarTo: reservationPaths.calendar(token),
          driveTo: reservationPaths.drive(token),
          clock: clockOf(reservation, now),
          steps: stepsOf(reservation, advert),
        },
    facts: [
      // What is over is neither held at a price nor brought to anybody.
      ...(ended ? [] : heldFacts(reservation, advert)),
      { label: "Butik", text: advert.store.phone },
    ],
    frozenAt: formatMoment(reservation.reservedAt),
    hash: displayHash(reservation.advertHash),
  };
}

function heldFacts({ until, delivery }: ReservationRow, advert: FrozenAdvert) {
  const handover = delivery
    ? {
        label: `Hem till ${delivery.town}`,
        text: `${deliveryDay(delivery)}, ${formatKronor(delivery.price)}`,
      }
    : { label: "Hämtas i", text: advert.store.name };
  return [{ label: `Priset till ${formatShortMoment(until)}`, text: "höjs inte" }, handover];
}

function clockOf({ reservedAt, until }: ReservationRow, now: Date) {
  const remindAt = remindAtOf(until);
  const percentAt = (at: Date) => {
    const share = (at.getTime() - reservedAt.getTime()) / (until.getTime() - reservedAt.getTime());
    return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
  };
  return {
    label: `${Math.round(percentAt(now))} procent av tiden har gått. Bilen släpps ${formatDayAndClock(until)}.`,
    from: formatShortMoment(reservedAt),
    remind: formatShortMoment(remindAt),
    until: formatShortMoment(until),
    percent: percentAt(now),
    remindPercent: percentAt(remindAt),
  };
}

function stepsOf({ until, delivery }: ReservationRow, advert: FrozenAdvert) {
  const remindAt = remindAtOf(until);
  return [
    {
      when: "Nu",
      title: `${advert.store.name} ser din reservation`,
      text: `Vi ringer om något händer med bilen. Vill du provköra väljer du en tid här. Har du frågor når du butiken på ${advert.store.phone}.`,
    },
    {
      when: formatShortMoment(remindAt),
      title: "Du får en påminnelse",
      text: "Ett mejl sex timmar innan reservationen går ut. Behöver du längre tid? Ring, så ser vi vad som går.",
    },
    {
      when: formatShortMoment(until),
      title: "Bilen släpps, eller så köper du den",
      text: `Köpet görs i butiken eller på distans, alltid med avtalet först.${delivery ? ` Hemleveransen är preliminärt satt: ${deliveryText(delivery)}.` : ""}`,
    },
  ];
}
