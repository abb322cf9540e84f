import { afterAll, expect, test } from "vitest";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { priceWithoutVat } from "#features/cars/rules/price/without-vat.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { warrantyOf, warrantyText } from "#features/cars/rules/warranty.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { testSite } from "#tests/test-site.ts";
import { plain } from "./shown-page.ts";
import { textOf } from "./valuing.ts";

const now = new Date("2026-11-19T11:00:00Z");

const site = await testSite({ clock: () => now });
afterAll(() => site.close());

const buyable = () => carsOf(site.stock.catalogs().listed).filter((car) => canBeBought(car));

test("[CARWARRANTY-2] [GUARANTEE-2] each advert says what the law gives, and which warranty this very car has", async () => {
  const cars = buyable().filter((_, at) => at % 70 === 0);
  const said = new Set<string>();
  for (const car of cars) {
    const text = plain(textOf((await site.get(paths.car(car))).html));
    const warranty = plain(warrantyText(warrantyOf(car, stockholmDay(now))));
    expect(text).toContain(`Vår garanti, utöver lagen ${warranty}`);
    expect(text.indexOf("Reklamationsrätt enligt lag")).toBeLessThan(text.indexOf(warranty));
    expect(text).toContain("Inom EU ansvarar säljaren i minst två år");
    said.add(warranty);
  }
  expect(said.size).toBe(3);
});

test.each(["/kopvillkor/", "/garantivillkor/", "/bilgaranti/"])(
  "[GUARANTEE-2] %s reminds of it",
  async (path) => {
    expect(textOf((await site.get(path)).html)).toContain("Inom EU ansvarar säljaren i minst två år");
  },
);

test("[GUARANTEE-2] it is there before a car is held", async () => {
  const [car] = buyable();
  const { html } = await site.get(paths.reserve(car?.licenseplate ?? ""));
  expect(textOf(html)).toContain("Inom EU ansvarar säljaren i minst två år");
});

test("[VAT-2] vans stand without VAT too, cars of the margin scheme never", async () => {
  const isVan = ({ bodyType }: { bodyType: string }) => bodyType.startsWith("transportbil");
  const vans = buyable().filter(isVan);
  const deductible = vans.filter(({ vatDeductible }) => vatDeductible).slice(0, 3);
  expect(deductible).toHaveLength(3);
  for (const van of deductible) {
    const text = plain(textOf((await site.get(paths.car(van))).html));
    expect(text).toContain(`${plain(formatKronor(priceWithoutVat(van) ?? 0))} exkl. moms`);
  }
  const margin = buyable()
    .filter(({ vatDeductible }) => !vatDeductible)
    .slice(0, 3);
  for (const car of margin) {
    const html = (await site.get(paths.car(car))).html.split("Liknande bilar</h2>")[0] ?? "";
    expect(textOf(html)).not.toContain("exkl. moms");
  }
  expect(textOf((await site.get("/kopa-bil/?types=transportbil")).html)).toContain("exkl. moms");
});
