import { expect, test } from "vitest";
import { creditRoles } from "./credit-role.ts";
import { creditWarningAt, creditWarnings } from "./credit-warning.ts";
import { loanTerms } from "./finance-defaults.ts";

test("[FIN-21] the wording of KOVFS 2025:1, to the letter", () => {
  expect(creditWarningAt(new Date("2026-11-15T12:00:00Z"))).toMatchObject({
    validFrom: "2025-03-01",
    source: "KOVFS 2025:1",
    heading: "Att låna kostar pengar!",
    risk: "Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån.",
    support:
      "För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.",
  });
});

test("[FIN-22] the wordings stand in the order they took effect", () => {
  const days = creditWarnings.map((warning) => warning.validFrom);
  expect(days).toEqual([...new Set(days)].sort());
});

test.each([
  ["2025-02-28T22:59:59Z", null],
  ["2025-02-28T23:00:00Z", "2025-03-01"],
  ["2026-12-31T22:59:59Z", "2025-03-01"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
])("[FIN-22] at %s the wording of %s is in force, by the Swedish calendar", (now, validFrom) => {
  const [inForce] = creditWarnings;
  if (inForce === undefined) throw new Error("a wording was expected");
  const warnings = [inForce, { ...inForce, validFrom: "2027-01-01" }];
  expect(creditWarningAt(new Date(now), warnings)?.validFrom ?? null).toBe(validFrom);
});

test.each([
  ["2026-11-19T22:59:59Z", false],
  ["2026-11-19T23:00:00Z", true],
])("[FIN-24] at %s who lends and what we are is said by the act in force in Sweden", (now, isNew) => {
  const role = creditWarningAt(new Date(now))?.role ?? "";
  expect(role).toContain(`${loanTerms.lender} lämnar krediten`);
  expect(role).toContain("är kreditförmedlare");
  expect(role.includes("att en människa prövar den")).toBe(isNew);
});

test("[FIN-24] the acts stand in the order they took force, each with what it rests on", () => {
  const days = creditRoles.map(({ validFrom }) => validFrom);
  expect(days).toEqual([...new Set(days)].toSorted());
  expect(creditRoles.every(({ source }) => source !== "")).toBe(true);
});
