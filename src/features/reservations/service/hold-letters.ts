import { company } from "#core/company/company.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { paths } from "#core/paths.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { deliveryText } from "#features/delivery/rules/delivery-text.ts";
import type { Letter, MailBlock } from "#platform/mail/letter.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";
import { displayHash, heldPrice } from "../rules/frozen-advert.ts";
import { formatDayAndClock } from "../rules/hold-moments.ts";
import { type HoldEnd, holdTerms, holdTimes } from "../rules/hold-terms.ts";
import type { HoldRow } from "../storage/holds.ts";
import type { HoldPages } from "./reservation-context.ts";

/** A hold with the advert it was made from. */
export type Held = { hold: HoldRow; advert: FrozenAdvert };

export function heldOf(hold: HoldRow): Held {
  return { hold, advert: JSON.parse(hold.advert) as FrozenAdvert };
}

type Parts = Pick<Letter, "subject" | "preheader" | "blocks">;

const reason = `Du får mejlet för att din adress angavs när en bil reserverades hos ${company.name}. Var det inte du kan du bortse från det, eller avboka.`;

/** Null for a hold whose person is erased. `once`: what tells two letters of a kind about one hold apart. */
export function toHolder({ hold, advert }: Held, kind: string, parts: Parts, once = ""): Letter | null {
  if (hold.email === null) return null;
  return {
    to: hold.email,
    kind,
    messageKey: `${kind}:${hold.number}${once}`,
    bound: "transaction",
    ...parts,
    reason,
    fromName: advert.store.name,
  };
}

/** The advert as it stood, whole, with its hash. */
function frozenBlocks({ hold, advert }: Held, page: string): MailBlock[] {
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
      note: `${formatMoment(hold.heldAt)}, kontrollsumma ${displayHash(hold.advertHash)}`,
      link: { text: "Visa den sparade annonsen", href: `${page}#annonsen` },
    },
  ];
}

const capitalised = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export function factsOf({ hold, advert }: Held): (readonly [string, string])[] {
  const { lowestBefore } = advert;
  return [
    ["Bil", `${advert.title}, ${advert.plate}`],
    ["Pris", heldPrice(hold, advert)],
    ...(lowestBefore && hold.loweredPrice === null
      ? [[capitalised(lowestBefore.label), lowestBefore.price] as const]
      : []),
    ["Hålls till", formatMoment(hold.until)],
    ["Finns i", `${advert.store.name}, ${advert.store.address}`],
    ...(hold.delivery ? [["Hemleverans, preliminär", deliveryText(hold.delivery)] as const] : []),
    ["Reservation", displayCaseNumber(hold.number)],
  ];
}

export function confirmationLetter(held: Held, pages: HoldPages): Letter | null {
  const { hold, advert } = held;
  const page = pages.hold(hold.number, "letter");
  const title = `${advert.name} hålls för dig till ${formatDayAndClock(hold.until)}`;
  return toHolder(held, "hold-confirmation", {
    subject: title,
    preheader: "Gratis och inte bindande. Här bokar du visning eller avbokar.",
    blocks: [
      ...(advert.picture ? [{ picture: { src: advert.picture, alt: advert.title } }] : []),
      { heading: title },
      {
        text: "Reservationen är gratis och inte bindande. Du behöver inte göra något för att den ska gälla.",
      },
      { facts: factsOf(held) },
      { button: "Boka visning och provkörning", href: pages.drive(hold.number) },
      { link: "Visa reservationen", href: page },
      { link: "Avboka reservationen", href: pages.cancel(hold.number) },
      ...frozenBlocks(held, page),
      { text: `Vi påminner dig ${sixHours} innan reservationen går ut.` },
    ],
  });
}

const sixHours = `${holdTerms.remindHours} timmar`;

export function reminderLetter(held: Held, pages: HoldPages): Letter | null {
  const { hold, advert } = held;
  // One that was made longer after its reminder has another.
  const isLonger = hold.until > holdTimes(hold.heldAt).until;
  const parts: Parts = {
    subject: `${advert.name} släpps ${formatDayAndClock(hold.until)}`,
    preheader: "Sedan kan någon annan reservera bilen. Vill du ha längre tid, ring oss.",
    blocks: [
      { heading: `Reservationen går ut om ${sixHours}` },
      {
        text: `Vi håller bilen till ${formatDayAndClock(hold.until)}. Sedan släpps den av sig själv. Vill du köpa den eller behöver du längre tid, ring ${advert.store.phone}.`,
      },
      { facts: factsOf(held) },
      { button: "Visa reservationen", href: pages.hold(hold.number, "letter") },
      { link: "Avboka reservationen", href: pages.cancel(hold.number) },
    ],
  };
  return toHolder(held, "hold-reminder", parts, isLonger ? `:${hold.until.toISOString()}` : "");
}

const endings: Readonly<Record<HoldEnd, { subject: string; text: string }>> = {
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

export function endLetter(held: Held, ended: HoldEnd): Letter | null {
  const { advert } = held;
  const { subject, text } = endings[ended];
  const isFree = ended === "expired" || ended === "cancelled";
  return toHolder(held, `hold-${ended}`, {
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
} as const satisfies Record<HoldEnd | "held", string>;

/** To the store, which answers the customer. */
export function storeLetter({ hold, advert }: Held, what: HoldEnd | "held"): Letter {
  const subject = storeSubjects[what];
  const said = (label: string, text: string | null) => (text ? [[label, text] as const] : []);
  return {
    to: company.email,
    isToOurselves: true,
    kind: "hold-to-store",
    messageKey: `hold-to-store:${hold.number}:${what}`,
    subject: `${subject}: ${advert.plate}, ${advert.store.name}`,
    preheader: `${advert.title}, ${formatMoment(hold.until)}`,
    blocks: [
      { label: subject, number: displayCaseNumber(hold.number) },
      {
        facts: [
          ["Butik", advert.store.name],
          ["Bil", `${advert.title}, ${advert.plate}`],
          ["Pris", heldPrice(hold, advert)],
          ["Hålls till", formatMoment(hold.until)],
          ...said("Kund", hold.name),
          ...said("E-post", hold.email),
          ...said("Telefon", hold.phoneNumber),
          ["Överlämning", hold.delivery ? deliveryText(hold.delivery) : "Hämtas i butiken"],
        ],
      },
    ],
    reason: "Internt mejl om en reservation från webbplatsen.",
    ...(hold.email === null ? {} : { replyTo: hold.email }),
  };
}

/** To an address that already holds as many cars as one may: nobody else is told. */
export function limitLetter(
  email: string,
  theirs: readonly HoldRow[],
  day: string,
  pages: HoldPages,
): Letter {
  return {
    to: email,
    kind: "hold-limit",
    messageKey: `hold-limit:${theirs.map(({ number }) => number).join("-")}:${day}`,
    subject: `Du håller redan ${holdTerms.carsAtOnce} bilar`,
    preheader: "Släpp en av dem, så kan du hålla en annan.",
    blocks: [
      { heading: `Du håller redan ${holdTerms.carsAtOnce} bilar` },
      { text: "Det är det mesta per person. Släpp en av dem, så kan du reservera en annan." },
      ...theirs.map((hold) => {
        const { advert } = heldOf(hold);
        return {
          link: `${advert.name}, ${advert.plate}, till ${formatDayAndClock(hold.until)}`,
          href: pages.hold(hold.number, "letter"),
        };
      }),
    ],
    reason: `Du får mejlet för att din adress angavs när en bil skulle reserveras hos ${company.name}.`,
  };
}
