import { expect, test } from "vitest";
import { stateText } from "./inbox-view.ts";

test("[INBOX-2] each state of an e-mail has its words, and those that were stopped say why", () => {
  expect(stateText("sent", null)).toBe("Skickat");
  expect(stateText("waiting", null)).toBe("Väntar på att skickas");
  expect(stateText("held", "limit")).toContain("tre mejl");
  expect(stateText("held", "bounced")).toContain("finns inte");
  expect(stateText("held", "left")).toContain("avslutat");
  expect(stateText("dead", "550 No such user")).toBe("Gick inte att skicka: 550 No such user");
});
