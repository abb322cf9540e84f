import { formatMoment } from "#core/dates/moments.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { deliveryDay, deliveryText } from "#features/delivery/rules/delivery-text.ts";
import type { LetterState } from "#platform/mail/letter-state.ts";
import { sentWords } from "#platform/mail/sent-words.ts";
import { displayHash, type FrozenAdvert, heldPrice } from "../rules/frozen-advert.ts";
import { formatDayAndClock, formatShortMoment } from "../rules/hold-moments.ts";
import { holdPaths } from "../rules/hold-paths.ts";
import { type HoldEnd, remindAtOf } from "../rules/hold-terms.ts";
import type { HoldRow } from "../storage/holds.ts";
import type { HoldView } from "./hold-view.ts";

const endings: Readonly<Record<HoldEnd, { title: (at: string) => string; lead: string }>> = {
  cancelled: { title: () => "Reservationen är avbokad", lead: "Bilen är släppt. Det kostar inget." },
  expired: { title: (at) => `Reservationen gick ut ${at}`, lead: "Bilen är släppt." },
  sold: { title: () => "Reservationen är avslutad", lead: "Bilen är registrerad som såld i butiken." },
  withdrawn: {
    title: () => "Reservationen är avslutad",
    lead: "Bilen har tagits ur försäljningen och kan inte hållas längre.",
  },
};

type Seen = { token: string; now: Date; isReceipt: boolean; letter: LetterState | null };

/** All that the page of a hold says, in words. A hold past its time is over, also before a job has said so. */
export function holdView(hold: HoldRow, { token, now, isReceipt, letter }: Seen): HoldView {
  const advert = JSON.parse(hold.advert) as FrozenAdvert;
  const ended = hold.ended ?? (hold.until <= now ? "expired" : null);
  const until = formatDayAndClock(hold.until);
  const delivery = hold.delivery;
  return {
    number: displayCaseNumber(hold.number),
    title: ended ? endings[ended].title(until) : `Bilen hålls åt dig till ${until}`,
    lead: ended ? endings[ended].lead : "Gratis och inte bindande.",
    isReceipt: isReceipt && ended === null,
    sent:
      hold.email === null
        ? null
        : sentWords(letter, {
            address: hold.email,
            begun: ended ? "Beskedet mejlas" : "Bekräftelsen mejlas",
            done: ended ? "Beskedet är mejlat" : "Bekräftelsen är mejlad",
          }),
    receiptTo: holdPaths.receipt(token),
    advert,
    price: heldPrice(hold, advert),
    lowestBefore: hold.loweredPrice === null ? advert.lowestBefore : null,
    standing: ended
      ? null
      : {
          cancelTo: holdPaths.cancel(token),
          calendarTo: holdPaths.calendar(token),
          driveTo: holdPaths.drive(token),
          clock: clockOf(hold, now),
          steps: stepsOf(hold, advert),
        },
    facts: [
      ...(ended ? [] : [{ label: `Priset till ${formatShortMoment(hold.until)}`, text: "höjs inte" }]),
      delivery
        ? {
            label: `Hem till ${delivery.town}`,
            text: `${deliveryDay(delivery)}, ${formatKronor(delivery.price)}`,
          }
        : { label: "Hämtas i", text: advert.store.name },
      { label: "Butik", text: advert.store.phone },
    ],
    frozenAt: formatMoment(hold.heldAt),
    hash: displayHash(hold.advertHash),
  };
}

function clockOf({ heldAt, until }: HoldRow, now: Date) {
  const remindAt = remindAtOf(until);
  const percentAt = (at: Date) => {
    const share = (at.getTime() - heldAt.getTime()) / (until.getTime() - heldAt.getTime());
    return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
  };
  return {
    label: `${Math.round(percentAt(now))} procent av tiden har gått. Bilen släpps ${formatDayAndClock(until)}.`,
    from: formatShortMoment(heldAt),
    remind: formatShortMoment(remindAt),
    until: formatShortMoment(until),
    percent: percentAt(now),
    remindPercent: percentAt(remindAt),
  };
}

function stepsOf({ until, delivery }: HoldRow, advert: FrozenAdvert) {
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
