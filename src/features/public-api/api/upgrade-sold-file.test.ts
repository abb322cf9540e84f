import { expect, test } from "vitest";
import { upgradeSoldFile } from "./upgrade-sold-file.ts";

const car = {
  id: 7,
  url: "https://www.example.com/kopa-bil/volvo/mlb007/",
  normalizedMake: "volvo",
  licenseplate: "mlb007",
  price: 199_000,
};
const before = {
  status: "success",
  hasError: false,
  errors: [],
  data: { month: "2026-08", isFinal: true, total: 1, json: [car] },
};

test("[SOLDFILE-7] of the first version the addresses become those of sold cars, and all else stays", () => {
  expect(JSON.parse(upgradeSoldFile(JSON.stringify(before), 1) ?? "")).toEqual({
    ...before,
    data: {
      ...before.data,
      page: 1,
      pages: 1,
      json: [{ ...car, url: "https://www.example.com/salda-bilar/volvo/mlb007/" }],
    },
  });
});

test.each(["", "{", "[]", '{"data":{"json":[{"url":"x"}]}}'])(
  "[SOLDFILE-7] of what cannot be read (%s) nothing is made",
  (text) => {
    expect(upgradeSoldFile(text, 1)).toBeNull();
  },
);
