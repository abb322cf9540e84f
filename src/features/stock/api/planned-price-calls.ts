import * as z from "zod";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { planPrice, withdrawPlan } from "../service/planned-price.ts";
import { findCarRow } from "../storage/car-records.ts";
import {
  carOfPath,
  isPriceConfirmed,
  noSuchCar,
  plateInPath,
  priceQuestionBy,
  type StockUses,
  wrongFields,
} from "./car-of-call.ts";

export const addPlannedPrice = staffCall({
  method: "POST",
  path: "/api/staff/cars/:plate/planned-price",
  permission: "editStock",
  title: "Planera ett pris till en senare dag",
  parameters: { plate: plateInPath },
  body: z.object({
    price: z.union([z.string(), z.number()], "Skriv det nya priset"),
    confirmed: isPriceConfirmed,
    from: z.string("Välj en dag").min(1, "Välj en dag").max(20, "Skriv dagen som ÅÅÅÅ-MM-DD"),
  }),
  audit: "change",
  handle: async ({ plate }, { price, from, confirmed: isConfirmed }, request: StaffRequest<StockUses>) => {
    const { db, staffUser, now, note } = request;
    const asks = priceQuestionBy(request, isConfirmed);
    const car = await findCarRow(db, carOfPath(plate));
    if (car === null) throw noSuchCar();
    const planned = await db.transaction((tx) =>
      planPrice(tx, { carId: car.id, price, from, staffUser, asks, now, note }),
    );
    if (planned.outcome === "refused") throw wrongFields(planned.errors);
    return planned;
  },
});

export const withdrawPlannedPrice = staffCall({
  method: "POST",
  path: "/api/staff/cars/:plate/planned-price/withdraw",
  permission: "editStock",
  title: "Ta tillbaka ett planerat pris",
  parameters: { plate: plateInPath },
  body: z.object({ id: z.int("Säg vilket pris") }),
  audit: "change",
  handle: async ({ plate }, { id }, { db, staffUser, now, note }: StaffRequest<StockUses>) => {
    const car = await findCarRow(db, carOfPath(plate));
    if (car === null) throw noSuchCar();
    const isWithdrawn = await db.transaction((tx) =>
      withdrawPlan(tx, { carId: car.id, id, staffUser, now, note }),
    );
    if (!isWithdrawn)
      throw new Refusal({ status: 409, title: "Priset är redan infört, utbytt eller tillbakataget" });
    return { outcome: "withdrawn" };
  },
});
