import { expect, test } from "vitest";
import { sentText } from "./sent-text.ts";

const of = { address: "asa@example.se", sending: "Kvittot mejlas", done: "Kvittot är mejlat" };

test.each([
  [{ state: "waiting", problem: null }, "Kvittot mejlas till asa@example.se.", false],
  [{ state: "sent", problem: null }, "Kvittot är mejlat till asa@example.se.", false],
  [{ state: "held", problem: "limit" }, "många mejl från oss", true],
  [{ state: "held", problem: "bounced" }, "tar inte emot", true],
  [{ state: "dead", problem: "550 no such user" }, "tar inte emot", true],
] as const)("[MAIL-15] of an e-mail that is %o a page says so", (email, part, isProblem) => {
  const said = sentText(email, of);
  expect(said?.text).toContain(part);
  expect(said?.isProblem).toBe(isProblem);
});

test("[MAIL-15] nothing is said of an e-mail that there is none of", () => {
  expect(sentText(null, of)).toBeNull();
});
