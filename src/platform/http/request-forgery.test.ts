import { expect, test } from "vitest";
import { csrfHeader, isFromSameOrigin, originHeadersOf } from "./request-forgery.ts";

test("[VISIT-3] the CSRF header is CSRF-Token", () => {
  expect(csrfHeader).toBe("CSRF-Token");
  expect(new Headers({ [csrfHeader]: "abc" }).get("csrf-token")).toBe("abc");
});

const ours = "https://www.example.se";
test.each([
  [{ origin: null, fetchSite: null, host: "www.example.se" }, true],
  [{ origin: ours, fetchSite: "same-origin", host: "10.0.0.7:3000" }, true],
  [{ origin: "https://other.example", fetchSite: null, host: "www.example.se" }, false],
  [{ origin: "https://example.se", fetchSite: null, host: "example.se" }, true],
  [{ origin: "http://www.example.se", fetchSite: null, host: "www.example.se" }, false],
  [{ origin: "null", fetchSite: null, host: "www.example.se" }, false],
  [{ origin: "null", fetchSite: "same-origin", host: "www.example.se" }, true],
  [{ origin: "null", fetchSite: "cross-site", host: "www.example.se" }, false],
  [{ origin: ours, fetchSite: "cross-site", host: "www.example.se" }, false],
  [{ origin: null, fetchSite: "same-site", host: "www.example.se" }, false],
])("[VISIT-4] of %o it is %s that it comes from our own page", (said, isOwn) => {
  expect(isFromSameOrigin(said, ours)).toBe(isOwn);
});

test("[VISIT-4] where the site is plain http its own pages are so too, under every name that it is reached by", () => {
  const said = { origin: "http://127.0.0.1:3000", fetchSite: null, host: "127.0.0.1:3000" };
  expect(isFromSameOrigin(said, "http://localhost:3000")).toBe(true);
  expect(isFromSameOrigin({ ...said, host: "localhost:3000" }, "http://localhost:3000")).toBe(false);
});

test("[VISIT-4] what a browser says is read from its headers", () => {
  const headers = new Headers({ origin: ours, "sec-fetch-site": "same-origin" });
  expect(originHeadersOf(headers)).toEqual({ origin: ours, fetchSite: "same-origin", host: null });
});
