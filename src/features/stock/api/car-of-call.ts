import { randomUUID } from "node:crypto";
import * as z from "zod";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { messages } from "#core/text/messages.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { TradeInServices } from "#features/trade-in/trade-in-services.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { FindVehicle } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { may } from "#platform/auth/permissions.ts";
import type { Database } from "#platform/db/database.ts";
import { Refusal } from "#platform/http/problem.ts";
import type { StaffRequest } from "#platform/staff/staff-call.ts";
import type { CarPictures } from "../service/car-pictures.ts";
import type { PriceQuestion } from "../service/price-doubts.ts";
import { type CarPartsToSave, PartsRefused } from "../service/save-car-parts.ts";
import type { StockList } from "../service/stock-list.ts";

export type StockUses = {
  db: Database;
  stock: LiveCatalogue;
  stockList: StockList;
  carPictures: CarPictures;
  tradeIn: TradeInServices;
  findVehicle: FindVehicle;
  valuations: Valuations;
  publicOrigin: string;
};

/** The car that a call is about. */
export const plateInPath = {
  in: "path",
  about: "Registreringsnummer",
  schema: z.string().pipe(licensePlate),
  example: "mlb84a",
} as const;

export function carOfPath(plateParam: LicensePlate | undefined): LicensePlate {
  if (plateParam === undefined) throw wrongField("licenseplate", messages.plate);
  return plateParam;
}

export function noSuchCar(): Refusal {
  return new Refusal({ status: 404, title: "Bilen finns inte i vårt lager" });
}

export function wrongField(field: string, message: string): Refusal {
  return wrongFields([{ field, message }]);
}

export function wrongFields(errors: { field: string; message: string }[]): Refusal {
  return new Refusal({ status: 422, title: errors.map(({ message }) => message).join(" | "), errors });
}

/** Whether the figures of a conspicuous price have been shown and said yes to. */
export const isPriceConfirmed = z.boolean().default(false);

/** What is asked of whoever sets a price. */
export function priceQuestionBy(
  { staffUser, valuations }: StaffRequest<StockUses>,
  isConfirmed: boolean,
): PriceQuestion {
  return { valuations, isConfirmed, mayGoBelowCost: may(staffUser.roles, "sellBelowCost") };
}

/** Who saves parts of a car, from which version, and how it is noted. */
export function savingBy(
  { staffUser, now, carPictures, note }: StaffRequest<StockUses>,
  plate: LicensePlate,
  { version }: { version: string },
  action: "car.pictures" | "car.findings",
): CarPartsToSave {
  return {
    plate,
    version,
    staffUser,
    now,
    batch: randomUUID(),
    hasPicture: carPictures.has,
    note: (tx, words) => note(tx, { action, subject: plate, note: words }),
  };
}

/** 404 for a car that is gone, 409 for one that somebody else has saved, 422 for what cannot be. */
export async function orRefusal<Saved>(field: string, saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving;
  } catch (error) {
    if (!(error instanceof PartsRefused)) throw error;
    if (error.why === "wrong") throw wrongField(field, error.message);
    throw new Refusal({ status: error.why === "gone" ? 404 : 409, title: error.message });
  }
}
