import { company } from "#core/company/company.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { StockedAdvert } from "#features/catalogue/storage/catalog-stock.ts";
import { watchTerms } from "#features/saved-searches/rules/watch-terms.ts";
import type { Letter, MailCar } from "#platform/mail/letter.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { advertNewsText } from "../rules/advert-news.ts";
import type { MatchRow, TrackerRow } from "../storage/purchase-trackers.ts";

type Told = { match: MatchRow; advert: StockedAdvert };

/** What a tracker has found since the last letter, to whoever looks for it; null where nothing of it is out any more. */
export function trackerLetter(
  { id, email }: TrackerRow,
  matches: readonly MatchRow[],
  adverts: ReadonlyMap<number, StockedAdvert>,
  words: string,
): Letter | null {
  const told = matches.flatMap((match): Told[] => {
    const advert = adverts.get(match.advertId);
    return advert && advert.removedAt === null ? [{ match, advert }] : [];
  });
  const [first] = told;
  if (!first || email === null) return null;
  const count = told.length === 1 ? "1 träff" : `${formatNumber(told.length)} träffar`;
  return {
    to: email,
    kind: "tracker-news",
    messageKey: `tracker:${id}:${first.match.advertId}:${first.match.reason}`,
    fromName: `${company.name} köpbevakning`,
    subject:
      told.length === 1
        ? `${advertNewsText(first.match.reason)}: ${first.advert.title}`
        : `${count}: ${words}`,
    preheader: `${words}.`,
    blocks: [
      { heading: `${count} på din köpbevakning` },
      { text: words },
      ...told.slice(0, watchTerms.carsPerLetter).map((one) => ({ car: mailCar(one) })),
      { button: "Öppna köpbevakningen", href: paths.staff("kopbevakning/") },
    ],
    reason: "Mejlet går till dig som har lagt upp köpbevakningen. Avsluta den på sidan Köpbevakning.",
    isToOurselves: true,
  };
}

function mailCar({ match, advert }: Told): MailCar {
  const facts = [
    formatMil(advert.mileage),
    String(advert.modelYear),
    gearboxes[advert.gearboxType],
    advert.area,
  ];
  return {
    title: advert.title,
    line: facts.join(", "),
    price: formatKronor(advert.price),
    reason: { text: advertNewsText(match.reason), tone: match.reason === "new" ? "new" : "cut" },
    href: paths.externalAdvert(advert.licenseplate),
    picture: advert.imageUrl && variantAddress(advert.imageUrl, 640),
  };
}
