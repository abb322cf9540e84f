import { randomUUID } from "node:crypto";
import * as z from "zod";
import { paths } from "#core/paths.ts";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { messages } from "#core/text/messages.ts";
import { carFromRow } from "#features/cars/storage/row-to-car.ts";
import { carPurchase } from "#features/pricing/rules/car-purchase.ts";
import { may } from "#platform/auth/permissions.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { type CarField, isCarField } from "../rules/car-fields.ts";
import { fieldsFromVehicle } from "../rules/fields-from-vehicle.ts";
import { addStockCar } from "../service/add-stock-car.ts";
import { findCarForStaff, findEditsSince } from "../service/car-for-staff.ts";
import { editCars } from "../service/edit-cars.ts";
import { marketAndMargins } from "../service/related-facts.ts";
import { isPriceConfirmed, priceQuestionBy, type StockUses } from "./car-of-call.ts";

const plate = {
  in: "path",
  about: "Registreringsnummer",
  schema: z.string().pipe(licensePlate),
  example: "mlb84a",
} as const;

function plateOf(plateParam: LicensePlate | undefined): LicensePlate {
  if (plateParam === undefined) throw new Refusal({ status: 422, title: messages.plate });
  return plateParam;
}

/** The car as the page shows it. */
async function carDetails(
  plateParam: LicensePlate | undefined,
  { db, now, valuations, staffUser }: StaffRequest<StockUses>,
) {
  const matchedCar = await findCarForStaff(db, plateOf(plateParam), now);
  if (matchedCar === null) throw new Refusal({ status: 404, title: "Bilen finns inte i lagret" });
  const maySeeMargin = may(staffUser.roles, "seeMargin");
  const needs = { now, valuations, maySeeMargin };
  const car = carFromRow(matchedCar.car);
  const marketOf = await marketAndMargins(db, [car], needs);
  return { ...matchedCar, advert: paths.car(matchedCar.car), ...marketOf(car) };
}

export const readCar = staffCall({
  method: "GET",
  path: "/api/staff/cars/:plate",
  permission: "readStock",
  title: "En bil i lagret",
  parameters: { plate },
  body: null,
  audit: null,
  handle: ({ plate: plateParam }, _, request: StaffRequest<StockUses>) => carDetails(plateParam, request),
});

const fieldValues = z
  .record(z.string(), z.unknown(), "Skicka fälten som ska ändras")
  .refine((fields) => Object.keys(fields).every(isCarField), "Ett av fälten finns inte")
  .transform((fields) => fields as Partial<Record<CarField, unknown>>);

export const saveCar = staffCall({
  method: "POST",
  path: "/api/staff/cars/:plate/save",
  permission: "editStock",
  title: "Spara ändringar i en bil",
  parameters: { plate },
  body: z.object({
    base: fieldValues,
    changes: fieldValues,
    soldPrice: z.unknown().optional(),
    seen: z.int("Läs bilen först").min(0),
    confirmed: isPriceConfirmed,
  }),
  audit: "change",
  handle: async (
    { plate: plateParam },
    { base, changes, soldPrice, seen, confirmed: isConfirmed },
    request: StaffRequest<StockUses>,
  ) => {
    const { car } = await carDetails(plateParam, request);
    const { db, staffUser, now, note } = request;
    const edits = (await findEditsSince(db, car.id, seen)).filter(
      ({ memberId }) => memberId !== staffUser.id,
    );
    const [plan] = await db.transaction(async (tx) => {
      const edit = {
        carId: car.id,
        base: base as Parameters<typeof editCars>[1]["edits"][0]["base"],
        changes,
        soldPrice,
      };
      const asks = priceQuestionBy(request, isConfirmed);
      const plans = await editCars(tx, { edits: [edit], staffUser, asks, batch: randomUUID(), now, note });
      // What was so already is no change, and yet somebody pressed save: that is noted.
      if (plans.some((one) => one.outcome === "saved" && !one.rise && Object.keys(one.set).length === 0))
        await note(tx, { action: "car.edit", subject: car.licenseplate, note: "inget ändrat" });
      return plans;
    });
    if (plan?.outcome === "refused")
      throw new Refusal({
        status: 422,
        title: plan.errors.map(({ message }) => message).join(" | "),
        errors: plan.errors,
      });
    if (plan?.outcome === "clashing")
      throw new Refusal({
        status: 409,
        title: "Någon annan har ändrat samma fält. Välj vad som ska gälla.",
        clashes: plan.clashes,
      });
    if (plan?.outcome !== "saved") throw new Refusal({ status: 404, title: "Bilen finns inte i lagret" });
    return {
      changed: Object.keys(plan.set),
      /** The price that waits until the car is held no more. */
      rise: plan.rise?.price ?? null,
      /** What others had saved since the page was read, and which is merged. */
      merged: edits.map(({ field, memberName, at }) => ({ field, by: memberName, at })),
      ...(await carDetails(plateParam, request)),
    };
  },
});

/** What the register says, in the fields of the form, and what our last bid on it says. */
export const registerFacts = staffCall({
  method: "GET",
  path: "/api/staff/register/:plate",
  permission: "readStock",
  title: "Registrets uppgifter om en bil, i lagrets fält",
  parameters: { plate },
  body: null,
  audit: null,
  handle: async ({ plate: plateParam }, _, { db, tradeIn, findVehicle, now }: StaffRequest<StockUses>) => {
    const of = plateOf(plateParam);
    const [lookup, known, [bid]] = await Promise.all([
      findVehicle(of),
      findCarForStaff(db, of, now),
      tradeIn.bids.ofPlate(of),
    ]);
    return {
      register: lookup.kind,
      at: now,
      fields: lookup.kind === "found" ? fieldsFromVehicle(lookup.vehicle) : {},
      name: lookup.kind === "found" ? `${lookup.vehicle.make} ${lookup.vehicle.model}` : null,
      traffic: lookup.kind === "found" ? lookup.vehicle.traffic : null,
      known: known && { title: known.car.title, status: known.car.status },
      bid: bid
        ? {
            bid: bid.bid,
            mileage: bid.mileage,
            estimatedSalePrice: bid.estimatedSalePrice,
            estimatedCost: bid.estimatedCost,
            by: bid.staffName,
            at: bid.at,
          }
        : null,
    };
  },
});

/** Where a car can be sold and stand. */
export const listStores = staffCall({
  method: "GET",
  path: "/api/staff/stores",
  permission: "readStock",
  title: "Butikerna",
  parameters: {},
  body: null,
  audit: null,
  handle: (_, __, { stock }: StaffRequest<StockUses>) =>
    stock.catalogs().chain.stores.map(({ slug, label, isRetired }) => ({ slug, label, isRetired })),
});

export const addCar = staffCall({
  method: "POST",
  path: "/api/staff/cars",
  permission: "editStock",
  title: "Ta in en bil",
  parameters: {},
  body: z.object({
    licenseplate: licensePlate,
    fields: fieldValues,
    purchase: carPurchase.optional(),
    confirmed: isPriceConfirmed,
  }),
  audit: "change",
  handle: async (
    _,
    { licenseplate, fields, purchase, confirmed: isConfirmed },
    request: StaffRequest<StockUses>,
  ) =>
    request.db.transaction(async (tx) => {
      const result = await addStockCar(tx, {
        plate: licenseplate,
        fields,
        purchase: purchase ?? null,
        staffUser: request.staffUser,
        asks: priceQuestionBy(request, isConfirmed),
        batch: randomUUID(),
        now: request.now,
        note: request.note,
      });
      if (result.outcome === "known")
        throw new Refusal({
          status: 409,
          title: "Bilen finns redan i lagret",
          errors: [{ field: "licenseplate", message: "Bilen finns redan i lagret" }],
        });
      if (result.outcome === "refused") {
        const title = result.errors.map(({ message }) => message).join(" | ");
        throw new Refusal({ status: 422, title, errors: result.errors });
      }
      return { licenseplate };
    }),
});
