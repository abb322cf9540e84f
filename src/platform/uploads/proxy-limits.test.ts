import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { maxFormBytes } from "./receive-form.ts";

const units: Record<string, number> = { m: 2 ** 20, MB: 1_000_000 };

test.each([
  ["deploy/nginx.conf", /client_max_body_size (\d+)(m);/g],
  ["deploy/Caddyfile", /max_size (\d+)(MB)/g],
])("[DEPLOY-4] %s lets the largest form through", (file, limit) => {
  const limits = [...readFileSync(file, "utf8").matchAll(limit)].map(
    ([, count, unit = ""]) => Number(count) * (units[unit] ?? Number.NaN),
  );
  expect(limits.length).toBe(1);
  for (const bytes of limits) expect(bytes).toBeGreaterThanOrEqual(maxFormBytes);
});
