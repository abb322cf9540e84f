import { type RouterContextProvider, redirect } from "react-router";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { isSwedishPlate, licensePlate } from "#core/plate/license-plate.ts";
import { plateErrorText } from "#core/plate/plate-error-text.ts";
import { isSoldLongAgo } from "#features/cars/rules/sold-long-ago.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findAdvert } from "#features/catalogue/pages/find-advert.server.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { depreciationOf } from "#features/catalogue/service/stock/depreciation.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import {
  type RunningCostInput,
  runningCostInputFromQuery,
} from "#features/running-costs/rules/cost-assumptions.ts";
import type { CostedCar } from "#features/running-costs/rules/costed-car.ts";
import type { CarUsage } from "#features/running-costs/rules/depreciation.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { valuationsContext } from "#features/valuation/context.ts";
import { carFactsFrom } from "#features/valuation/rules/flow/car-facts-from.ts";
import { clockContext } from "#platform/pages/context.ts";
import { comparedFromQuery, compareFields, maxCompared } from "../rules/compare-address.ts";
import { ownCarFromQuery } from "../rules/own-car.ts";
import { pairFromText } from "../rules/shown-pair.ts";
import { type CostToOwn, verdictOf } from "../rules/verdict.ts";
import { compareAddress } from "./compare-links.ts";
import { compareGroups } from "./compare-rows.ts";
import type { CompareView, PlateInput } from "./compare-view.ts";
import { comparedCar, ownColumn } from "./compared-car.server.ts";
import type { ComparedCar } from "./compared-car.ts";
import { ownCar } from "./own-car.server.ts";

type CompareRequest = { url: URL; context: Readonly<RouterContextProvider> };

/** The comparison of an address; null where it names no car. */
export async function loadCompare({ url, context }: CompareRequest): Promise<CompareView | null> {
  const query = url.searchParams;
  const now = context.get(clockContext)();
  const catalogs = context.get(stockContext).catalogs();
  const compared = comparedFromQuery(query);
  const input = runningCostInputFromQuery(query);
  const reading = ownCarFromQuery(query, now);
  const read = readQuery(query, compared.plates, input);
  const added = addedCar(query.get(compareFields.add), compared.plates, catalogs, now);
  if (added.plate) throw redirect(compareAddress([...read, [compareFields.cars, added.plate]]), 302);
  const own = await ownCar(query.get(compareFields.own), reading, context);
  if (compared.plates.length === 0 && own.car === null && added.entered.error === null) return null;

  const valuations = context.get(valuationsContext);
  const counting = {
    input,
    model: depreciationOf(catalogs.sold),
    shareLeft: (car: CostedCar, use: CarUsage) =>
      valuations.shareLeft(carFactsFrom({ ...car, gearboxType: null }, car.mileage, now), use),
    now,
  };
  const stock = await Promise.all(compared.plates.map((plate) => comparedCar(plate, context, counting)));
  const cars = [
    ...stock.flatMap((car) => (car ? [car] : [])),
    ...(own.car ? [ownColumn(own.car, counting)] : []),
  ];
  const { years, tradeIn } = input.assumptions;
  const onlyDifferences = !query.has(compareFields.allRows) && cars.length > 1;
  const choices = { years, tradeIn, hasLoan: input.loanMonths !== null };
  const names = cars.filter(({ kind }) => kind === "stock").map(({ name }) => name);
  return {
    compared,
    cars,
    groups: compareGroups(cars, choices, onlyDifferences),
    onlyDifferences,
    pair: pairFromText(query.get(compareFields.pair), cars.length),
    verdict: verdictOf(cars.map(costToOwn), choices.hasLoan),
    input,
    query: read,
    added: added.entered,
    own: {
      ...reading,
      plate: own.plate,
      isRequested: own.plate.text !== "" || Object.keys(reading.errors).length > 0,
    },
    warning: input.loanMonths === null ? null : creditWarningAt(now),
    notices: noticesOf(
      compared.plates.filter((_, at) => stock[at] === null),
      compared.leftOut,
    ),
    shared: {
      title: `Jämförelse: ${names.join(", ")}`,
      url: `${context.get(siteContext).publicOrigin}${compareAddress(read.filter(([name]) => isShared(name)))}`,
    },
  };
}

function costToOwn({ kind, name, licenseplate, cost }: ComparedCar): CostToOwn {
  return { isOwn: kind === "own", name, licenseplate, perMonth: cost?.perMonth ?? null };
}

/** Left out of shared links: the receiver need not know which car the sender has. */
function isShared(name: string): boolean {
  return name === compareFields.cars || name === compareFields.allRows;
}

/** The valid fields of the address, as the links of the page write them. */
function readQuery(
  query: URLSearchParams,
  plates: readonly string[],
  input: RunningCostInput,
): [string, string][] {
  const { own, ownSeries, ownYear, ownMileage, ownFuel, allRows } = compareFields;
  const others = [own, ownSeries, ownYear, ownMileage, ownFuel, allRows].flatMap(
    (name): [string, string][] => {
      const text = query.get(name)?.trim().slice(0, 40);
      return text ? [[name, text]] : [];
    },
  );
  return [...plates.map((plate): [string, string] => [compareFields.cars, plate]), ...others, ...input.query];
}

/** The input of "add a car": a car of ours redirects to the comparison with it. */
function addedCar(
  text: string | null,
  plates: readonly string[],
  catalogs: Catalogs,
  now: Date,
): { plate: string | null; entered: PlateInput } {
  if (text === null) return { plate: null, entered: { text: "", error: null } };
  const entered = text.trim().slice(0, 20);
  const plate = findPlate(entered);
  const refusal = (error: string | null) => ({ plate: null, entered: { text: entered, error } });
  if (plate === null) return refusal(plateErrorText(entered));
  if (plates.includes(plate)) return refusal("Bilen är redan med i jämförelsen.");
  if (plates.length >= maxCompared)
    return refusal(`Du jämför redan ${maxCompared} bilar. Ta bort någon för att lägga till en annan.`);
  const advert = findAdvert(catalogs, plate);
  if (!advert || (advert.kind === "sold" && isSoldLongAgo(advert.car.sale, now)))
    return refusal(
      `Vi har ingen bil med registreringsnummer ${displayPlate(plate)}. Är det din egen bil? Skriv den under Din bil.`,
    );
  return { plate, entered: { text: "", error: null } };
}

function noticesOf(unknown: readonly string[], leftOut: readonly string[]): string[] {
  const asPlate = (text: string) => {
    const read = licensePlate.safeParse(text);
    return read.success ? displayPlate(read.data) : text;
  };
  const tooMany = leftOut.filter(isSwedishPlate);
  const unread = leftOut.filter((text) => !tooMany.includes(text));
  return [
    ...unknown.map((plate) => `${asPlate(plate)} finns inte längre hos oss.`),
    ...unread.map((text) => `”${text}” är inget registreringsnummer.`),
    ...(tooMany.length > 0
      ? [`Fler än ${maxCompared} bilar får inte plats. Utan ${tooMany.map(asPlate).join(", ")}.`]
      : []),
  ];
}
