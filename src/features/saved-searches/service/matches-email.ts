import { company } from "#core/company/company.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { formatPhone } from "#core/person/phone.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { legalPriceCut } from "#features/cars/rules/price/ledger.ts";
import { canBeBought, isBeingPriced, isReserved, isSold } from "#features/cars/rules/status.ts";
import { gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { StockedCar } from "#features/catalogue/storage/catalog-stock.ts";
import type { Email, MailBlock, MailCar } from "#platform/mail/email.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { notificationKindOf } from "../rules/car-change.ts";
import { savedSearchPaths } from "../rules/saved-search-paths.ts";
import { filterOfSavedSearch, plateOfSavedSearch } from "../rules/saved-search-query.ts";
import { frequencyTexts, savedSearchTerms } from "../rules/saved-search-terms.ts";
import type { SavedSearchMatch } from "../storage/saved-search-matches.ts";
import type { SavedSearchRow } from "../storage/saved-searches.ts";
import { manageToken, type SavedSearchContext, searchSummary } from "./saved-search-context.ts";

/** A hit whose car is still what the hit says. */
type MatchedCar = { match: SavedSearchMatch; car: StockedCar };

/** Null where none of the matches holds any more: no e-mail about a car that is gone again. */
export function matchesEmail(
  savedSearch: SavedSearchRow,
  matches: readonly SavedSearchMatch[],
  cars: ReadonlyMap<number, StockedCar>,
  context: SavedSearchContext,
): Email | null {
  const [first] = matches;
  if (!first) return null;
  const summary = searchSummary(savedSearch.query, context);
  const manage = savedSearchPaths.manage(manageToken(context, savedSearch.id));
  const sold = matches.find(({ reason }) => notificationKindOf(reason) === "sold");
  const matched = sold ? [] : matchedCarsOf(matches, cars);
  if (!sold && matched.length === 0) return null;
  const content = sold ? soldContent(sold) : carsContent(savedSearch, matched, { summary, context });
  return {
    ...addressed(savedSearch),
    kind: sold ? "watch-sold" : "watch-news",
    messageKey: `watch:${savedSearch.id}:${first.carId}:${first.reason}`,
    fromName: `${company.name} bevakning`,
    subject: content.subject,
    preheader: content.preheader,
    blocks: [
      ...callFirst(savedSearch),
      ...content.blocks,
      ...(sold ? [] : [{ link: "Ändra hur ofta, pausa eller avsluta bevakningen", href: manage } as const]),
    ],
    reason: reasonOf(savedSearch, sold !== undefined),
  };
}

function addressed({ address }: SavedSearchRow): Pick<Email, "to" | "unsubscribe" | "isToOurselves"> {
  return address === null
    ? { to: company.email, isToOurselves: true }
    : { to: address, unsubscribe: "saved-searches" };
}

/** Whoever gave a number alone is called: the e-mail goes to ourselves. */
function callFirst({ address, phoneNumber }: SavedSearchRow): MailBlock[] {
  if (address !== null || phoneNumber === null) return [];
  return [{ label: "Ring om en bevakning", number: formatPhone(phoneNumber) ?? phoneNumber }];
}

function reasonOf(savedSearch: SavedSearchRow, isOver: boolean): string {
  if (savedSearch.address === null)
    return "Mejlet går till oss själva: den som bevakar har bara lämnat telefonnummer.";
  if (isOver) return "Du får mejlet för att du bevakade bilen. Bevakningen är slut och adressen borttagen.";
  return `Du bevakar den här sökningen och får mejl ${frequencyTexts[savedSearch.pace].toLowerCase()}. Samma bil mejlas aldrig två gånger av samma skäl.`;
}

/** Each car once, by its last news, and only what is true when the e-mail is written. */
function matchedCarsOf(
  matches: readonly SavedSearchMatch[],
  cars: ReadonlyMap<number, StockedCar>,
): MatchedCar[] {
  const byCar = new Map<number, MatchedCar>();
  for (const match of matches) {
    const car = cars.get(match.carId);
    if (car && isStillTrue(match, car)) byCar.set(match.carId, { match, car });
  }
  return [...byCar.values()];
}

function isStillTrue({ reason }: SavedSearchMatch, car: StockedCar): boolean {
  if (isSold(car.status) || isReserved(car.status)) return false;
  const price = reason.split(":")[1];
  return price === undefined || (canBeBought(car) && String(car.price) === price);
}

type Content = Pick<Email, "subject" | "preheader" | "blocks">;

function carsContent(
  savedSearch: SavedSearchRow,
  matched: readonly MatchedCar[],
  { summary, context }: { summary: string; context: SavedSearchContext },
): Content {
  const now = context.clock();
  const filter = filterOfSavedSearch(savedSearch.query, now);
  const plate = plateOfSavedSearch(filter);
  const listed = matched.slice(0, savedSearchTerms.carsPerEmail);
  const reasons = [...new Set(listed.map((one) => reasonText(one, now).text))];
  const names = listed.slice(0, 3).map(({ car }) => car.model);
  const [only] = listed;
  const count = carCountText(matched.length);
  const all = context.countCars(filter);
  return {
    subject:
      only && matched.length === 1
        ? `${reasonText(only, now).text}: ${only.car.carName}`
        : `${count}: ${names.join(", ")}${matched.length > names.length ? " …" : ""}`,
    preheader: `${sentence(reasons)} ${summary}.`,
    blocks: [
      {
        heading: plate ? "Något har hänt med bilen du bevakar" : `${count} matchar din bevakning`,
      },
      { text: summary },
      ...listed.map((one) => ({ car: mailCar(one, now) })),
      ...(plate
        ? [{ button: "Visa bilen", href: paths.shortLink(plate) } as const]
        : [
            {
              button: all === 1 ? "Visa sökningen" : `Visa alla ${carCountText(all)}`,
              href: paths.buy(new URLSearchParams(savedSearch.query)),
            } as const,
          ]),
    ],
  };
}

function sentence(summary: readonly string[]): string {
  const text = summary.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(", ");
  return `${text}.`;
}

function soldContent({ licenseplate }: SavedSearchMatch): Content {
  const plate = displayPlate(licenseplate);
  return {
    subject: `Bilen du bevakade är såld: ${plate}`,
    preheader: "Vi mejlar inte mer om den.",
    blocks: [
      { heading: "Bilen är såld" },
      { text: `${plate} finns inte längre att köpa. Vi mejlar inte mer om den.` },
      { button: "Se andra bilar", href: paths.buy() },
    ],
  };
}

function reasonText({ match, car }: MatchedCar, now: Date): NonNullable<MailCar["reason"]> {
  switch (notificationKindOf(match.reason)) {
    case "new":
      return { text: stockholmDay(match.at) === stockholmDay(now) ? "Ny i dag" : "Ny", tone: "new" };
    case "priced":
      return { text: "Nu med pris", tone: "new" };
    case "free":
      return { text: "Ledig igen", tone: "free" };
    case "cut":
      return announced(car, now) ? { text: "Sänkt pris", tone: "cut" } : { text: "Nytt pris", tone: "new" };
    default:
      return { text: "Nytt pris", tone: "new" };
  }
}

/** A cut is told with the lowest price of the 30 days before it, or not as a cut at all. */
function announced(car: StockedCar, now: Date) {
  const cut = legalPriceCut(car.priceEvents, now);
  return cut !== null && cut.price === car.price ? cut : null;
}

function mailCar(matched: MatchedCar, now: Date): MailCar {
  const { car } = matched;
  const cut = announced(car, now);
  const place = car.placeNames.location;
  return {
    title: car.title,
    line: [formatMil(car.mileage), String(car.modelYear), gearboxes[car.gearboxType], place].join(", "),
    price: car.price === null || isBeingPriced(car) ? "Pris kommer" : formatKronor(car.price),
    ...(cut && !isBeingPriced(car) ? { lowestBefore: formatKronor(cut.referencePrice) } : {}),
    reason: reasonText(matched, now),
    href: paths.car(car),
    picture: car.coverImage && variantAddress(car.coverImage.url, 640),
  };
}
