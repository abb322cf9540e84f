import { company } from "#core/company/company.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { paths } from "#core/paths.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { deliveryText } from "#features/delivery/rules/delivery-text.ts";
import type { Email, MailBlock } from "#platform/mail/email.ts";
import { formatDayAndClock } from "../rules/format-moments.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";
import { displayHash, reservedPrice } from "../rules/frozen-advert.ts";
import { type ReservationEnd, reservationTerms, reservationTimes } from "../rules/reservation-terms.ts";
import type { ReservationRow } from "../storage/reservations.ts";
import type { ReservationPages } from "./reservation-context.ts";

/** A reservation with the advert it was made from. */
export type ReservationWithAdvert = { reservation: ReservationRow; advert: FrozenAdvert };

export function withAdvertOf(reservation: ReservationRow): ReservationWithAdvert {
  return { reservation, advert: JSON.parse(reservation.advert) as FrozenAdvert };
}

type Parts = Pick<Email, "subject" | "preheader" | "blocks">;

const reason = `Du får mejlet för att din adress angavs när en bil reserverades hos ${company.name}. Var det inte du kan du bortse från det, eller avboka.`;

/** Null for a reservation whose person is erased. `once`: what tells two e-mails of a kind about one reservation apart. */
export function emailToCustomer(
  { reservation, advert }: ReservationWithAdvert,
  kind: string,
  parts: Parts,
  once = "",
): Email | null {
  if (reservation.email === null) return null;
  return {
    to: reservation.email,
    kind,
    messageKey: `${kind}:${reservation.number}${once}`,
    bound: "transaction",
    ...parts,
    reason,
    fromName: advert.store.name,
  };
}

/** The advert as it stood, whole, with its hash. */
function frozenBlocks({ reservation, advert }: ReservationWithAdvert, page: string): MailBlock[] {
  return [
    {
      text: "Annonsen som den stod när du reserverade. Ändras den gäller det här för dig, och sänks priset får du det lägre.",
    },
    { facts: advert.facts },
    {
      quote: advert.equipment.length > 0 ? advert.equipment.join(", ") : "Ingen utrustning är angiven.",
      title: "Utrustning",
    },
    {
      quote: [advert.condition.summary, ...advert.condition.points.map((point) => point.join(": "))].join(
        "\n",
      ),
      title: "Skick",
      note: `${formatMoment(reservation.reservedAt)}, kontrollsumma ${displayHash(reservation.advertHash)}`,
      link: { text: "Visa den sparade annonsen", href: `${page}#annonsen` },
    },
  ];
}

export function factsOf({ reservation, advert }: ReservationWithAdvert): (readonly [string, string])[] {
  const { lowestBefore } = advert;
  return [
    ["Bil", `${advert.title}, ${advert.plate}`],
    ["Pris", reservedPrice(reservation, advert)],
    ...(lowestBefore && reservation.loweredPrice === null
      ? [[capitalized(lowestBefore.label), lowestBefore.price] as const]
      : []),
    ["Hålls till", formatMoment(reservation.until)],
    ["Finns i", `${advert.store.name}, ${advert.store.address}`],
    ...(reservation.delivery
      ? [["Hemleverans, preliminär", deliveryText(reservation.delivery)] as const]
      : []),
    ["Reservation", displayCaseNumber(reservation.number)],
  ];
}

export function confirmationEmail(held: ReservationWithAdvert, pages: ReservationPages): Email | null {
  const { reservation, advert } = held;
  const page = pages.reservation(reservation.number, "letter");
  const title = `${advert.name} hålls för dig till ${formatDayAndClock(reservation.until)}`;
  return emailToCustomer(held, "hold-confirmation", {
    subject: title,
    preheader: "Gratis och inte bindande. Här bokar du visning eller avbokar.",
    blocks: [
      ...(advert.picture ? [{ picture: { src: advert.picture, alt: advert.title } }] : []),
      { heading: title },
      {
        text: "Reservationen är gratis och inte bindande. Du behöver inte göra något för att den ska gälla.",
      },
      { facts: factsOf(held) },
      { button: "Boka visning och provkörning", href: pages.drive(reservation.number) },
      { link: "Visa reservationen", href: page },
      { link: "Avboka reservationen", href: pages.cancel(reservation.number) },
      ...frozenBlocks(held, page),
      { text: `Vi påminner dig ${sixHours} innan reservationen går ut.` },
    ],
  });
}

const sixHours = `${reservationTerms.remindHours} timmar`;

export function reminderEmail(held: ReservationWithAdvert, pages: ReservationPages): Email | null {
  const { reservation, advert } = held;
  // One that was made longer after its reminder has another.
  const isLonger = reservation.until > reservationTimes(reservation.reservedAt).until;
  const parts: Parts = {
    subject: `${advert.name} släpps ${formatDayAndClock(reservation.until)}`,
    preheader: "Sedan kan någon annan reservera bilen. Vill du ha längre tid, ring oss.",
    blocks: [
      { heading: `Reservationen går ut om ${sixHours}` },
      {
        text: `Vi håller bilen till ${formatDayAndClock(reservation.until)}. Sedan släpps den av sig själv. Vill du köpa den eller behöver du längre tid, ring ${advert.store.phone}.`,
      },
      { facts: factsOf(held) },
      { button: "Visa reservationen", href: pages.reservation(reservation.number, "letter") },
      { link: "Avboka reservationen", href: pages.cancel(reservation.number) },
    ],
  };
  return emailToCustomer(held, "hold-reminder", parts, isLonger ? `:${reservation.until.toISOString()}` : "");
}

const endings: Readonly<Record<ReservationEnd, { subject: string; text: string }>> = {
  expired: {
    subject: "Reservationen har gått ut",
    text: "Tiden är ute och bilen är släppt. Det får inga följder för dig, och en provkörning som du har bokat gäller ändå. Är bilen fortfarande ledig kan du reservera den igen.",
  },
  cancelled: {
    subject: "Reservationen är avbokad",
    text: "Bilen är släppt, precis som du ville. Det kostar inget, och en provkörning som du har bokat gäller ändå. Ångrar du dig kan du reservera den igen om den är ledig.",
  },
  sold: {
    subject: "Reservationen är avslutad: bilen är såld",
    text: "Bilen är registrerad som såld i butiken. Är det du som har köpt den behöver du inte göra något. Annars, ring oss så reder vi ut vad som har hänt.",
  },
  withdrawn: {
    subject: "Reservationen är avslutad: bilen är inte till salu",
    text: "Bilen har tagits ur försäljningen och kan inte hållas längre. Vi beklagar det. Ring oss gärna, så hjälper vi dig att hitta en liknande.",
  },
};

export function endEmail(held: ReservationWithAdvert, ended: ReservationEnd): Email | null {
  const { advert } = held;
  const { subject, text } = endings[ended];
  const isFree = ended === "expired" || ended === "cancelled";
  return emailToCustomer(held, `hold-${ended}`, {
    subject: `${subject}, ${advert.name}`,
    preheader: text,
    blocks: [
      { heading: subject },
      { text },
      carAndStore(advert),
      isFree
        ? { button: "Visa bilen", href: advert.path }
        : { button: "Se bilar till salu", href: paths.buy() },
    ],
  });
}

export function carAndStore({ title, plate, store }: FrozenAdvert): MailBlock {
  return {
    facts: [
      ["Bil", `${title}, ${plate}`],
      ["Butik", `${store.name}, ${store.phone}`],
    ],
  };
}

const storeSubjects = {
  held: "Ny reservation",
  cancelled: "Avbokad reservation",
  expired: "Reservation som gått ut",
  sold: "Reservation avslutad, såld",
  withdrawn: "Reservation avslutad, ur försäljning",
} as const satisfies Record<ReservationEnd | "held", string>;

/** To the store, which answers the customer. */
export function storeEmail(
  { reservation, advert }: ReservationWithAdvert,
  what: ReservationEnd | "held",
): Email {
  const subject = storeSubjects[what];
  const factLine = (label: string, text: string | null) => (text ? [[label, text] as const] : []);
  return {
    to: company.email,
    isToOurselves: true,
    kind: "hold-to-store",
    messageKey: `hold-to-store:${reservation.number}:${what}`,
    subject: `${subject}: ${advert.plate}, ${advert.store.name}`,
    preheader: `${advert.title}, ${formatMoment(reservation.until)}`,
    blocks: [
      { label: subject, number: displayCaseNumber(reservation.number) },
      {
        facts: [
          ["Butik", advert.store.name],
          ["Bil", `${advert.title}, ${advert.plate}`],
          ["Pris", reservedPrice(reservation, advert)],
          ["Hålls till", formatMoment(reservation.until)],
          ...factLine("Kund", reservation.name),
          ...factLine("E-post", reservation.email),
          ...factLine("Telefon", reservation.phoneNumber),
          ["Överlämning", reservation.delivery ? deliveryText(reservation.delivery) : "Hämtas i butiken"],
        ],
      },
    ],
    reason: "Internt mejl om en reservation från webbplatsen.",
    ...(reservation.email === null ? {} : { replyTo: reservation.email }),
  };
}

/** To an address that already holds as many cars as one may: nobody else is told. */
export function reservationLimitEmail(
  email: string,
  activeReservations: readonly ReservationRow[],
  day: string,
  pages: ReservationPages,
): Email {
  return {
    to: email,
    kind: "hold-limit",
    messageKey: `hold-limit:${activeReservations.map(({ number }) => number).join("-")}:${day}`,
    subject: `Du håller redan ${reservationTerms.carsAtOnce} bilar`,
    preheader: "Släpp en av dem, så kan du hålla en annan.",
    blocks: [
      { heading: `Du håller redan ${reservationTerms.carsAtOnce} bilar` },
      { text: "Det är det mesta per person. Släpp en av dem, så kan du reservera en annan." },
      ...activeReservations.map((reservation) => {
        const { advert } = withAdvertOf(reservation);
        return {
          link: `${advert.name}, ${advert.plate}, till ${formatDayAndClock(reservation.until)}`,
          href: pages.reservation(reservation.number, "letter"),
        };
      }),
    ],
    reason: `Du får mejlet för att din adress angavs när en bil skulle reserveras hos ${company.name}.`,
  };
}
