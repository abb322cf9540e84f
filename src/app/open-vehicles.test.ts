import { expect, test } from "vitest";
import { catalogOf } from "#features/catalogue/service/catalog.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { listedStock, soldStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import type { Logger } from "#platform/log/log.ts";
import { aPlate } from "#tests/any-plate.ts";
import { openVehicles } from "./open-vehicles.ts";

const now = new Date("2026-11-17T08:00:00Z");
const catalogs = { listed: catalogOf([], listedStock, now), sold: catalogOf([], soldStock, now) };
const needs = {
  stock: { catalogs: () => catalogs } as unknown as LiveCatalogue,
  clock: () => now,
  log: {} as Logger,
};

test("[REGISTER-4] [VEHICLE-4] without a register there is the demo's, in production none", async () => {
  const { findVehicle: demo } = await openVehicles({ ...needs, env: { APP_ENV: "demo" } });
  expect(await demo(aPlate("qvi008"))).toMatchObject({ kind: "found", vehicle: { licenseplate: "qvi008" } });
  expect(await demo(aPlate("qvi001"))).toEqual({ kind: "unknown" });
  const { findVehicle: production } = await openVehicles({ ...needs, env: { APP_ENV: "production" } });
  expect(await production(aPlate("qvi008"))).toEqual({ kind: "noRegister" });
});

test("[VEHICLE-2] of a stolen car with a ban and debts pages hear nothing of all that", async () => {
  const { findVehicle: demo } = await openVehicles({ ...needs, env: { APP_ENV: "demo" } });
  for (const plate of ["qvi003", "qvi004", "qvi005", "qvi006"]) {
    const told = JSON.stringify(await demo(aPlate(plate)));
    expect(told).not.toMatch(/stolen|debt|owner|lessor|creditor|ban"|chassis|insurer/i);
  }
});
