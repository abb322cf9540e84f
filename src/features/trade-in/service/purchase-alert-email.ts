import { company } from "#core/company/company.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { StockedAdvert } from "#features/catalogue/storage/catalog-stock.ts";
import { savedSearchTerms } from "#features/saved-searches/rules/saved-search-terms.ts";
import type { Email, MailCar } from "#platform/mail/email.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { advertChangeText } from "../rules/advert-change.ts";
import type { MatchRow, PurchaseAlertRow } from "../storage/purchase-alerts.ts";

type MatchedAdvert = { match: MatchRow; advert: StockedAdvert };

/** What a purchase alert has found since the last e-mail, to whoever looks for it; null where nothing of it is out any more. */
export function purchaseAlertEmail(
  { id, email }: PurchaseAlertRow,
  matches: readonly MatchRow[],
  adverts: ReadonlyMap<number, StockedAdvert>,
  words: string,
): Email | null {
  const matched = matches.flatMap((match): MatchedAdvert[] => {
    const advert = adverts.get(match.advertId);
    return advert && advert.removedAt === null ? [{ match, advert }] : [];
  });
  const [first] = matched;
  if (!first || email === null) return null;
  const count = matched.length === 1 ? "1 träff" : `${formatNumber(matched.length)} träffar`;
  return {
    to: email,
    kind: "tracker-news",
    messageKey: `tracker:${id}:${first.match.advertId}:${first.match.reason}`,
    fromName: `${company.name} köpbevakning`,
    subject:
      matched.length === 1
        ? `${advertChangeText(first.match.reason)}: ${first.advert.title}`
        : `${count}: ${words}`,
    preheader: `${words}.`,
    blocks: [
      { heading: `${count} på din köpbevakning` },
      { text: words },
      ...matched.slice(0, savedSearchTerms.carsPerEmail).map((one) => ({ car: mailCar(one) })),
      { button: "Öppna köpbevakningen", href: paths.staff("kopbevakning/") },
    ],
    reason: "Mejlet går till dig som har lagt upp köpbevakningen. Avsluta den på sidan Köpbevakning.",
    isToOurselves: true,
  };
}

function mailCar({ match, advert }: MatchedAdvert): MailCar {
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
    reason: { text: advertChangeText(match.reason), tone: match.reason === "new" ? "new" : "cut" },
    href: paths.externalAdvert(advert.licenseplate),
    picture: advert.imageUrl && variantAddress(advert.imageUrl, 640),
  };
}
