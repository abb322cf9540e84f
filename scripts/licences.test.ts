import { expect, test } from "vitest";
import { exceptions, licenceComplaints } from "./licences.ts";
import { readLockFile } from "./lock-file.ts";

test("[LICENCE-1] every package may be used and passed on, or is an exception with its reason", () => {
  expect(licenceComplaints(readLockFile("."))).toEqual([]);
  for (const reason of Object.values(exceptions)) expect(reason.length).toBeGreaterThan(20);
});

test("[LICENCE-1] another licence is reported, and so is an exception that nothing needs", () => {
  const packages = {
    "": {},
    "node_modules/a": { license: "GPL-3.0" },
    "node_modules/b": { license: "(GPL-3.0 OR MIT)" },
    "node_modules/c": { license: "MIT AND GPL-3.0" },
    "node_modules/d": { license: "MIT", optionalDependencies: { "d-linux": "1.0.0" } },
    "node_modules/d-linux": {},
    "node_modules/e/node_modules/@f/g": {},
  };
  expect(licenceComplaints({ packages })).toEqual([
    "a: GPL-3.0",
    "c: MIT AND GPL-3.0",
    "@f/g: none",
    ...Object.keys(exceptions).map((pattern) => `an exception that nothing needs: ${pattern}`),
  ]);
});
