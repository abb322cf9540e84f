import { expect, test } from "vitest";
import { plateStartFrom } from "./plate-start.ts";

const errand = { label: "Registreringsnummer", button: "Gå vidare", subject: "Värdering av" };
const startFrom = (written: string | null) => plateStartFrom(written, errand);

test("[PLATEPAGE-1] without a plate in the address it is asked for", () => {
  expect(startFrom(null)).toEqual({ state: "asked" });
});

test.each(["", "  "])(
  "[PLATEPAGE-2] %j was sent without a plate, and is answered at the field",
  (written) => {
    expect(startFrom(written)).toEqual({ state: "invalid", written: "" });
  },
);

test.each(["abc", "abc1234", "<script>", "12345"])(
  "[PLATEPAGE-2] %j is no plate, and is kept to be mended",
  (written) => {
    expect(startFrom(` ${written} `)).toEqual({ state: "invalid", written });
  },
);

test("[PLATEPAGE-2] a whole novel is not kept", () => {
  expect(startFrom("a".repeat(5_000))).toEqual({ state: "invalid", written: "a".repeat(20) });
});

test.each(["abc12d", "ABC 12D", " abc 12d "])("[PLATEPAGE-3] %j is read back as on the car", (written) => {
  expect(startFrom(written)).toMatchObject({ state: "received", shown: "ABC 12D", hint: null });
});

test("[PLATEPAGE-3] an unlikely plate is taken, with a question", () => {
  expect(startFrom("iab123")).toMatchObject({
    state: "received",
    shown: "IAB 123",
    hint: "I brukar inte finnas på svenska skyltar. Menade du J?",
  });
});

test("[PLATEPAGE-4] the letter to the appraiser is begun, and names the car", () => {
  const start = startFrom("abc12d");
  const { mailTo } = start.state === "received" ? start : { mailTo: "" };
  const letter = new URL(mailTo);
  expect(letter.protocol + letter.pathname).toBe("mailto:kundservice@milstolpen.example");
  expect(letter.searchParams.get("subject")).toBe("Värdering av ABC 12D");
  expect(letter.searchParams.get("body")).toContain("Registreringsnummer: ABC 12D\r\nMiltal: ");
});
