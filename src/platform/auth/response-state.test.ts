import { expect, test } from "vitest";
import { responseProblem } from "./response-state.ts";

const sent = { state: "f3a9", flow: "redirect" } as const;

test.each([null, "", "other"])("[SIGNIN-19] an answer with state %j is not ours", (state) => {
  expect(responseProblem(state, sent, "redirect")).toBe("missingState");
});

test("[SIGNIN-19] an answer that nobody asked for is not ours", () => {
  expect(responseProblem("f3a9", null, "redirect")).toBe("missingState");
  expect(responseProblem("", { state: "", flow: "redirect" }, "redirect")).toBe("missingState");
});

test("[SIGNIN-20] the answer must belong to the flow that asked", () => {
  expect(responseProblem("f3a9", sent, "popup")).toBe("interactionMismatch");
  expect(responseProblem("f3a9", { ...sent, flow: "popup" }, "redirect")).toBe("interactionMismatch");
  expect(responseProblem("f3a9", sent, "redirect")).toBeNull();
  expect(responseProblem("f3a9", { ...sent, flow: "popup" }, "popup")).toBeNull();
});
