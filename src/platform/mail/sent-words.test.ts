import { expect, test } from "vitest";
import { sentWords } from "./sent-words.ts";

const of = { address: "asa@example.se", begun: "Kvittot mejlas", done: "Kvittot är mejlat" };

test.each([
  [{ state: "waiting", problem: null }, "Kvittot mejlas till asa@example.se.", false],
  [{ state: "sent", problem: null }, "Kvittot är mejlat till asa@example.se.", false],
  [{ state: "held", problem: "limit" }, "många mejl från oss", true],
  [{ state: "held", problem: "bounced" }, "tar inte emot", true],
  [{ state: "dead", problem: "550 no such user" }, "tar inte emot", true],
] as const)("[MAIL-15] of a letter that is %o a page says so", (letter, part, isProblem) => {
  const said = sentWords(letter, of);
  expect(said?.text).toContain(part);
  expect(said?.isProblem).toBe(isProblem);
});

test("[MAIL-15] nothing is said of a letter that there is none of", () => {
  expect(sentWords(null, of)).toBeNull();
});
