import type { StockedAdvert } from "#data/queries/catalog-stock.ts";
import type { MatchRow, TrackerRow } from "#data/queries/purchase-trackers.ts";
import { variantAddress } from "#domain/car/picture-variants.ts";
import { gearboxes } from "#domain/car/vocabulary.ts";
import { company } from "#domain/company/company.ts";
import type { Letter, MailCar } from "#domain/letter/letter.ts";
import { formatKronor } from "#domain/text/kronor.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { formatNumber } from "#domain/text/number.ts";
import { advertNewsText } from "#domain/trade-in/advert-news.ts";
import { watchTerms } from "#domain/watch/watch-terms.ts";
import { paths } from "#paths";

type Told = { match: MatchRow; advert: StockedAdvert };

/** What a tracker has found since the last letter, to whoever looks for it; null where nothing of it is out any more. [TRACKER-4] */
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
