import { expect, test } from "vitest";
import { openMetrics } from "./metrics.ts";

const aRow = { help: "of a test", kind: "gauge" } as const;

test("[METRIC-3] what nobody knows is left out, and what cannot be read keeps no other from being read", async () => {
  const metrics = openMetrics();
  let known: number | null = 3;
  metrics.add([
    { ...aRow, name: "site_known", read: () => known },
    { ...aRow, name: "site_broken", read: () => Promise.reject(new Error("the database is away")) },
    { ...aRow, name: "site_by_kind", labels: ["kind"], read: () => [{ labels: { kind: "mail" }, value: 2 }] },
  ]);
  expect(await metrics.text()).toMatch(/^site_known 3$/m);
  known = null;
  const text = await metrics.text();
  expect(text).not.toMatch(/^site_known/m);
  expect(text).not.toMatch(/^site_broken/m);
  expect(text).toMatch(/^site_by_kind\{kind="mail"\} 2$/m);
});

test("[METRIC-3] a counter says what it is at now, however often it is read; a row that is added again replaces the first", async () => {
  const metrics = openMetrics();
  const row = { ...aRow, kind: "counter", name: "site_counted_total" } as const;
  metrics.add([{ ...row, read: () => 1 }]);
  metrics.add([{ ...row, read: () => 7 }]);
  await metrics.text();
  expect(await metrics.text()).toMatch(/^site_counted_total 7$/m);
});
