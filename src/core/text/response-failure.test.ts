import { expect, test } from "vitest";
import { listFromResponse, responseFailure } from "./response-failure.ts";

test("[ERR-4] only the status 'success' is a success", () => {
  expect(responseFailure({ status: "success" })).toBeNull();
  expect(responseFailure({ status: "success", message: "Tack" })).toBeNull();
});

test.each(["fail", "error", "", "Success", "ok"])("[ERR-4] status %j is a failure", (status) => {
  expect(responseFailure({ status })).toBe("Något gick fel, försök igen");
  expect(responseFailure({ status, message: "E-post saknas/felaktig" })).toBe("E-post saknas/felaktig");
});

test("[ERR-5] the list is what stands in data.json, an empty one too", () => {
  expect(listFromResponse({ json: [1, 2] })).toEqual({ ok: true, value: [1, 2] });
  expect(listFromResponse({ json: [] })).toEqual({ ok: true, value: [] });
});

test.each([undefined, null, "json", {}, { json: null }, { json: {} }, { json: "[]" }, []])(
  "[ERR-5] %j holds no list",
  (data) => {
    expect(listFromResponse(data)).toEqual({ ok: false, message: "Något gick fel, försök igen" });
  },
);
