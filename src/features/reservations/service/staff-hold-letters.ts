import { formatKronor } from "#core/money/kronor.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { formatDayAndClock } from "../rules/hold-moments.ts";
import { carAndStore, factsOf, type Held, toHolder } from "./hold-letters.ts";
import type { HoldPages } from "./reservation-context.ts";

/** One of us made it longer: until when it stands now. */
export function extendedLetter(held: Held, pages: HoldPages): Letter | null {
  const { hold, advert } = held;
  const title = `${advert.name} hålls för dig till ${formatDayAndClock(hold.until)}`;
  return toHolder(
    held,
    "hold-extended",
    {
      subject: title,
      preheader: "Butiken har förlängt din reservation.",
      blocks: [
        { heading: "Din reservation är förlängd" },
        { text: `Vi håller bilen till ${formatDayAndClock(hold.until)}. Allt annat gäller som förut.` },
        { facts: factsOf(held) },
        { button: "Visa reservationen", href: pages.hold(hold.number, "letter") },
        { link: "Avboka reservationen", href: pages.cancel(hold.number) },
      ],
    },
    `:${hold.until.toISOString()}`,
  );
}

/** The car was lowered while it is held. */
export function loweredLetter(held: Held, price: number, pages: HoldPages): Letter | null {
  const { hold, advert } = held;
  const title = `${advert.name} kostar nu ${formatKronor(price)}`;
  return toHolder(
    held,
    "hold-price",
    {
      subject: title,
      preheader: "Priset har sänkts medan du håller bilen. Det lägre gäller för dig.",
      blocks: [
        { heading: "Bilen som du håller har fått ett lägre pris" },
        {
          text: `Priset är nu ${formatKronor(price)}. Det gäller för dig i stället för priset i den sparade annonsen, och höjs inte så länge reservationen gäller. Allt annat är som förut.`,
        },
        { facts: factsOf(held) },
        { button: "Visa reservationen", href: pages.hold(hold.number, "letter") },
        { link: "Avboka reservationen", href: pages.cancel(hold.number) },
      ],
    },
    `:${price}`,
  );
}

/** One of us ended it, and says why. */
export function releasedLetter(held: Held, why: string): Letter | null {
  const { advert } = held;
  const text = `Butiken har avslutat din reservation och släppt bilen. ${why}`.trim();
  return toHolder(held, "hold-released", {
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
