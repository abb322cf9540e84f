import { expect, test } from "vitest";
import { bestEncoding, encodingFor } from "./accept-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.0, *", "gzip"],
  ["*", "br"],
  ["deflate", "identity"],
  ["br;q=0.1, gzip;q=1", "gzip"],
  ["br; q=0.8, gzip; q=0.8", "br"],
  ["gzip;q=0.001", "gzip"],
  ["gzip;q=0.2, identity;q=1", "identity"],
  ["identity", "identity"],
  ["identity;q=0, gzip;q=0.5", "gzip"],
  ["*;q=0, br", "br"],
  ["*;q=0, identity", "identity"],
  ["gzip;q=nonsense", "identity"],
  ["gzip;q=7", "identity"],
] as const)("[ZIP-2] who accepts %j gets %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test.each(["identity;q=0", "*;q=0", "deflate, identity;q=0"])(
  "[ZIP-2] nothing we can make suits %j",
  (accepted) => {
    expect(encodingFor(accepted)).toBeNull();
  },
);

test("[ZIP-2] what is not made is not chosen", () => {
  expect(bestEncoding("br, gzip;q=0.5", ["gzip"])).toBe("gzip");
  expect(bestEncoding("br", ["gzip"])).toBe("identity");
});
