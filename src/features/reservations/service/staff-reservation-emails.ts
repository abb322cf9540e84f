import { formatKronor } from "#core/money/kronor.ts";
import type { Email } from "#platform/mail/email.ts";
import { formatDayAndClock } from "../rules/format-moments.ts";
import type { ReservationPages } from "./reservation-context.ts";
import { carAndStore, emailToCustomer, factsOf, type ReservationWithAdvert } from "./reservation-emails.ts";

/** A member of staff made it longer: until when it stands now. */
export function extendedEmail(withAdvert: ReservationWithAdvert, pages: ReservationPages): Email | null {
  const { reservation, advert } = withAdvert;
  const title = `${advert.name} hålls för dig till ${formatDayAndClock(reservation.until)}`;
  return emailToCustomer(
    withAdvert,
    "hold-extended",
    {
      subject: title,
      preheader: "Butiken har förlängt din reservation.",
      blocks: [
        { heading: "Din reservation är förlängd" },
        {
          text: `Vi håller bilen till ${formatDayAndClock(reservation.until)}. Allt annat gäller som förut.`,
        },
        { facts: factsOf(withAdvert) },
        { button: "Visa reservationen", href: pages.reservation(reservation.number, "letter") },
        { link: "Avboka reservationen", href: pages.cancel(reservation.number) },
      ],
    },
    `:${reservation.until.toISOString()}`,
  );
}

/** The car was lowered while it is held. */
export function loweredEmail(
  withAdvert: ReservationWithAdvert,
  price: number,
  pages: ReservationPages,
): Email | null {
  const { reservation, advert } = withAdvert;
  const title = `${advert.name} kostar nu ${formatKronor(price)}`;
  return emailToCustomer(
    withAdvert,
    "hold-price",
    {
      subject: title,
      preheader: "Priset har sänkts medan du håller bilen. Det lägre gäller för dig.",
      blocks: [
        { heading: "Bilen som du håller har fått ett lägre pris" },
        {
          text: `Priset är nu ${formatKronor(price)}. Det gäller för dig i stället för priset i den sparade annonsen, och höjs inte så länge reservationen gäller. Allt annat är som förut.`,
        },
        { facts: factsOf(withAdvert) },
        { button: "Visa reservationen", href: pages.reservation(reservation.number, "letter") },
        { link: "Avboka reservationen", href: pages.cancel(reservation.number) },
      ],
    },
    `:${price}`,
  );
}

/** A member of staff ended it, and says why. */
export function releasedEmail(withAdvert: ReservationWithAdvert, why: string): Email | null {
  const { advert } = withAdvert;
  const text = `Butiken har avslutat din reservation och släppt bilen. ${why}`.trim();
  return emailToCustomer(withAdvert, "hold-released", {
    subject: `Reservationen är avslutad, ${advert.name}`,
    preheader: text,
    blocks: [
      { heading: "Reservationen är avslutad" },
      { text },
      {
        text: `Det kostar inget, och en provkörning som du har bokat gäller ändå. Stämmer det inte, ring ${advert.store.phone}.`,
      },
      carAndStore(advert),
      { button: "Visa bilen", href: advert.path },
    ],
  });
}
