import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { withPublicAddress } from "./public-address.ts";

test.each([
  ["localhost:3000", "localhost:3000"],
  ["127.0.0.1:3000", "127.0.0.1:3000"],
  ["evil.example", "localhost:3000"],
  [undefined, "localhost:3000"],
])("[IDP-9] asked for as %s the provider answers as %s", (host, answersAs) => {
  const headers = { host, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  const request = { headers } as unknown as IncomingMessage;
  withPublicAddress(["http://localhost:3000", "http://127.0.0.1:3000"], request);
  expect(request.headers).toEqual({
    host: answersAs,
    "x-forwarded-host": answersAs,
    "x-forwarded-proto": "http",
  });
});
