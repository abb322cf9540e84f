import { expect, test } from "vitest";
import { noValuations } from "#features/valuation/service/valuations.ts";
import type { Logger } from "#platform/log/log.ts";
import { openSiteValuations } from "./open-valuations.ts";

const needs = { databaseUrl: "postgres://nobody@127.0.0.1:1/none", clock: () => new Date() };

test("[VALUE-15] switched off there is nothing that values, and nothing is read", async () => {
  const log = {} as Logger;
  const { valuations, stop } = openSiteValuations({
    ...needs,
    log,
    env: { VALUATIONS: "off", DATA_DIR: "" },
  });
  expect(valuations).toBe(noValuations);
  await stop();
});
