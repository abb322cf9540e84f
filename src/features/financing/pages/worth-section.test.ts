import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { debtAgainstValue } from "../rules/debt-against-value.ts";
import { financeInputFrom } from "../rules/finance-input.ts";
import { paymentPlan } from "../rules/payment-plan.ts";
import type { FinanceView } from "./finance-view.ts";
import { standingText, WorthSection } from "./worth-section.tsx";

const input = financeInputFrom(new URLSearchParams("kontantinsats=70000&manader=48&restvarde=35"), 289_900);
const plan = input.loan ? paymentPlan(input.loan) : [];
const values = [282_000, 243_000, 209_000, 180_000, 154_000].map((estimate) => ({
  estimate,
  low: estimate * 0.93,
  high: estimate * 1.07,
}));
const view: FinanceView = {
  car: { licenseplate: "mlb84a", name: "Volvo V60", plate: "MLB 84A", line: "2021", to: "/", picture: null },
  requested: { text: "mlb84a", complaint: null },
  input,
  plan,
  worth: {
    points: input.loan ? debtAgainstValue(input.loan, plan, values) : [],
    madeOn: "15 november 2026",
    soldCars: 214,
  },
  warning: { validFrom: "2025-03-01", source: "", heading: "", risk: "", support: "", role: "" },
  withoutCar: "/bilfinansiering/",
  csv: "",
  mail: { isSent: false, email: "", error: null },
};
const plain = (html: string) => html.replaceAll("\u00a0", " ");
const rendered = plain(renderToStaticMarkup(createElement(WorthSection, { view })));

test("[WORTH-3] the chart says in words what it shows, beside a table with the same figures", () => {
  expect(rendered).toContain("Start: skuld 219 900 kr, värde 282 000.");
  expect(rendered).toContain("Efter 48 månader: skuld 101 465 kr, värde 154 000.");
  expect(rendered).toContain("143 000–165 000");
  expect(rendered).toContain("Beräknat 15 november 2026 på 214 sålda bilar, med 1 200 mil per år.");
});

test("[WORTH-3] without a car, or where it is not valued, there is no chart", () => {
  expect(renderToStaticMarkup(createElement(WorthSection, { view: { ...view, car: null } }))).toBe("");
  const unvalued = renderToStaticMarkup(createElement(WorthSection, { view: { ...view, worth: null } }));
  expect(unvalued).not.toContain("<svg viewBox");
  expect(unvalued).toContain("Vi kan inte säga");
});

test.each([
  [{ kind: "above", lowestAtEnd: 37_535 }, "hela tiden. Sista månaden skiljer minst 37 000 kr."],
  [{ kind: "mayFallBelow", month: 24 }, "men den kan bli värd mindre efter 24 månader."],
  [{ kind: "below", month: 0, lackAtEnd: 12_400 }, "redan från start"],
  [{ kind: "below", month: 12, lackAtEnd: 12_400 }, "Sista månaden saknas ungefär 12 000 kr."],
] as const)("[WORTH-2] %j in words", (standing, words) => {
  expect(plain(standingText(standing))).toContain(words);
});
