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
import type { Letter, MailBlock, MailCar } from "#platform/mail/letter.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { newsKindOf } from "../rules/car-news.ts";
import { watchPaths } from "../rules/watch-paths.ts";
import { watchPaces, watchTerms } from "../rules/watch-terms.ts";
import { watchedFilterOf, watchedPlate } from "../rules/watched-query.ts";
import type { WatchHit } from "../storage/watch-hits.ts";
import type { WatchRow } from "../storage/watches.ts";
import { manageToken, type SavedSearchContext, watchWords } from "./saved-search-context.ts";

/** A hit whose car is still what the hit says. */
type Told = { hit: WatchHit; car: StockedCar };

/** Null where nothing of it is true any more: nobody is told of a car that is gone again. */
export function newsLetter(
  watch: WatchRow,
  hits: readonly WatchHit[],
  cars: ReadonlyMap<number, StockedCar>,
  needs: SavedSearchContext,
): Letter | null {
  const [first] = hits;
  if (!first) return null;
  const words = watchWords(watch.query, needs);
  const manage = watchPaths.manage(manageToken(needs, watch.id));
  const sold = hits.find(({ reason }) => newsKindOf(reason) === "sold");
  const told = sold ? [] : toldOf(hits, cars);
  if (!sold && told.length === 0) return null;
  const content = sold ? soldContent(sold) : carsContent(watch, told, { words, needs });
  return {
    ...addressed(watch),
    kind: sold ? "watch-sold" : "watch-news",
    messageKey: `watch:${watch.id}:${first.carId}:${first.reason}`,
    fromName: `${company.name} bevakning`,
    subject: content.subject,
    preheader: content.preheader,
    blocks: [
      ...callFirst(watch),
      ...content.blocks,
      ...(sold ? [] : [{ link: "Ändra hur ofta, pausa eller avsluta bevakningen", href: manage } as const]),
    ],
    reason: reasonOf(watch, sold !== undefined),
  };
}

function addressed({ address }: WatchRow): Pick<Letter, "to" | "unsubscribe" | "isToOurselves"> {
  return address === null
    ? { to: company.email, isToOurselves: true }
    : { to: address, unsubscribe: "saved-searches" };
}

/** Whoever gave a number alone is called: the letter goes to ourselves. */
function callFirst({ address, phoneNumber }: WatchRow): MailBlock[] {
  if (address !== null || phoneNumber === null) return [];
  return [{ label: "Ring om en bevakning", number: formatPhone(phoneNumber) ?? phoneNumber }];
}

function reasonOf(watch: WatchRow, isOver: boolean): string {
  if (watch.address === null)
    return "Mejlet går till oss själva: den som bevakar har bara lämnat telefonnummer.";
  if (isOver) return "Du får mejlet för att du bevakade bilen. Bevakningen är slut och adressen borttagen.";
  return `Du bevakar den här sökningen och får mejl ${watchPaces[watch.pace].toLowerCase()}. Samma bil mejlas aldrig två gånger av samma skäl.`;
}

/** Each car once, by its last news, and only what is true when the letter is written. */
function toldOf(hits: readonly WatchHit[], cars: ReadonlyMap<number, StockedCar>): Told[] {
  const byCar = new Map<number, Told>();
  for (const hit of hits) {
    const car = cars.get(hit.carId);
    if (car && isStillTrue(hit, car)) byCar.set(hit.carId, { hit, car });
  }
  return [...byCar.values()];
}

function isStillTrue({ reason }: WatchHit, car: StockedCar): boolean {
  if (isSold(car.status) || isReserved(car.status)) return false;
  const price = reason.split(":")[1];
  return price === undefined || (canBeBought(car) && String(car.price) === price);
}

type Content = Pick<Letter, "subject" | "preheader" | "blocks">;

function carsContent(
  watch: WatchRow,
  told: readonly Told[],
  { words, needs }: { words: string; needs: SavedSearchContext },
): Content {
  const now = needs.clock();
  const filter = watchedFilterOf(watch.query, now);
  const plate = watchedPlate(filter);
  const shown = told.slice(0, watchTerms.carsPerLetter);
  const reasons = [...new Set(shown.map((one) => reasonText(one, now).text))];
  const names = shown.slice(0, 3).map(({ car }) => car.model);
  const [only] = shown;
  const count = carCountText(told.length);
  const all = needs.countCars(filter);
  return {
    subject:
      only && told.length === 1
        ? `${reasonText(only, now).text}: ${only.car.carName}`
        : `${count}: ${names.join(", ")}${told.length > names.length ? " …" : ""}`,
    preheader: `${sentence(reasons)} ${words}.`,
    blocks: [
      {
        heading: plate ? "Något har hänt med bilen du bevakar" : `${count} matchar din bevakning`,
      },
      { text: words },
      ...shown.map((one) => ({ car: mailCar(one, now) })),
      ...(plate
        ? [{ button: "Visa bilen", href: paths.shortLink(plate) } as const]
        : [
            {
              button: all === 1 ? "Visa sökningen" : `Visa alla ${carCountText(all)}`,
              href: paths.buy(new URLSearchParams(watch.query)),
            } as const,
          ]),
    ],
  };
}

function sentence(words: readonly string[]): string {
  const text = words.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(", ");
  return `${text}.`;
}

function soldContent({ licenseplate }: WatchHit): Content {
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

function reasonText({ hit, car }: Told, now: Date): NonNullable<MailCar["reason"]> {
  switch (newsKindOf(hit.reason)) {
    case "new":
      return { text: stockholmDay(hit.at) === stockholmDay(now) ? "Ny i dag" : "Ny", tone: "new" };
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

function mailCar(told: Told, now: Date): MailCar {
  const { car } = told;
  const cut = announced(car, now);
  const place = car.placeNames.location;
  return {
    title: car.title,
    line: [formatMil(car.mileage), String(car.modelYear), gearboxes[car.gearboxType], place].join(", "),
    price: car.price === null || isBeingPriced(car) ? "Pris kommer" : formatKronor(car.price),
    ...(cut && !isBeingPriced(car) ? { lowestBefore: formatKronor(cut.referencePrice) } : {}),
    reason: reasonText(told, now),
    href: paths.car(car),
    picture: car.coverImage && variantAddress(car.coverImage.url, 640),
  };
}
