import { expect, test } from "vitest";
import { answerFailure, listFromAnswer } from "./answer-failure.ts";

test("[ERR-4] only the status 'success' is a success", () => {
  expect(answerFailure({ status: "success" })).toBeNull();
  expect(answerFailure({ status: "success", message: "Tack" })).toBeNull();
});

test.each(["fail", "error", "", "Success", "ok"])("[ERR-4] status %j is a failure", (status) => {
  expect(answerFailure({ status })).toBe("Något gick fel, försök igen");
  expect(answerFailure({ status, message: "E-post saknas/felaktig" })).toBe("E-post saknas/felaktig");
});

test("[ERR-5] the list is what stands in data.json, an empty one too", () => {
  expect(listFromAnswer({ json: [1, 2] })).toEqual({ ok: true, value: [1, 2] });
  expect(listFromAnswer({ json: [] })).toEqual({ ok: true, value: [] });
});

test.each([undefined, null, "json", {}, { json: null }, { json: {} }, { json: "[]" }, []])(
  "[ERR-5] %j holds no list",
  (data) => {
    expect(listFromAnswer(data)).toEqual({ ok: false, message: "Något gick fel, försök igen" });
  },
);
