import { expect } from "vitest";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { trainValuation } from "#features/valuation/rules/engine/train.ts";
import { soldCarFrom } from "#features/valuation/rules/facts-of-car.ts";
import { emptyTable } from "#features/valuation/rules/level-table.ts";
import { openValuations } from "#features/valuation/service/valuations.ts";

/** What the demo sold of a few series: enough to learn from, and learnt in a moment. */
export async function modelOf(stock: LiveCatalogue, now: Date, series = ["v60", "golf", "model 3"]) {
  const { sold } = stock.catalogs();
  const sales = carsOf(sold).flatMap((car) =>
    car.sale && series.includes(car.series)
      ? [soldCarFrom({ id: car.licenseplate, car, soldAt: car.sale.soldAt, price: car.sale.price }, now)]
      : [],
  );
  const valuations = openValuations({
    trainOn: async () => ({ model: trainValuation(sales), levels: emptyTable }),
    clock: () => now,
  });
  await valuations.train(new AbortController().signal);
  return valuations;
}

/** Every question answered, but for those about a battery. */
export const all =
  "skick=normalt-for-aldern&skador=inga&service=fullstandig-servicebok&dack=vet-inte&lan=nej&bilder=nej";
export const done = (plate: string, more = "") =>
  `/vardera-bil/?licenseplate=${plate}&min=ja&miltal=8000&${all}${more && `&${more}`}`;
/** The text of the page's own part, without tags. */
export const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/ +/g, " ");

/** The form of a step as a browser sends it: what it carries, and the answer. */
export function nextOf(html: string, answer: Record<string, string>): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const form = /<form[^>]*method="get"[\s\S]*?<\/form>/.exec(main)?.[0] ?? "";
  const carried = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const query = new URLSearchParams(carried.map(([, name = "", value = ""]) => [name, value]));
  for (const [name, value] of Object.entries(answer)) {
    expect(form).toContain(`name="${name}"`);
    query.set(name, value);
  }
  return `/vardera-bil/?${query}`;
}
