import { formatKronor } from "#core/money/kronor.ts";
import { carPurchase } from "#features/pricing/rules/car-purchase.ts";
import { addPurchase } from "#features/pricing/storage/bought-cars.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { findCarRow } from "../storage/car-records.ts";
import { carOfPath, noSuchCar, plateInPath, type StockUses } from "./car-of-call.ts";

export const writePurchase = staffCall({
  method: "POST",
  path: "/api/staff/cars/:plate/purchase",
  permission: "editStock",
  title: "Skriv vad bilen köptes in för",
  parameters: { plate: plateInPath },
  body: carPurchase,
  audit: "change",
  handle: async ({ plate }, purchase, { db, staffUser, now: at, note }: StaffRequest<StockUses>) => {
    const car = await findCarRow(db, carOfPath(plate));
    if (car === null) throw noSuchCar();
    const { licenseplate } = car;
    await db.transaction(async (tx) => {
      await addPurchase(tx, {
        ...purchase,
        licenseplate,
        staffId: staffUser.id,
        staffName: staffUser.name,
        at,
      });
      await note(tx, { action: "car.purchase", subject: licenseplate, note: formatKronor(purchase.price) });
    });
    return { done: true };
  },
});
