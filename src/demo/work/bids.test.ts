import { expect, test } from "vitest";
import { anEntry } from "#tests/a-stock-entry.ts";
import { randomFrom } from "../random.ts";
import { boughtCar } from "./bids.ts";

test("[DEMO-28] the cheapest car was paid for too, whatever it cost to mend", () => {
  const entry = anEntry({ initialPrice: 9_900, publishedAt: new Date("2026-10-01T10:00:00Z") });
  for (let at = 0; at < 200; at++)
    expect(boughtCar(randomFrom(`cheap/${at}`), entry)?.purchase.price).toBeGreaterThan(0);
});
