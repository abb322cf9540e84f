import { expect, test } from "vitest";
import { filledTemplate, templateFrom, templatesFor, unfilledPlaceholders } from "./answer-template.ts";
import { caseKindNames } from "./case-kinds.ts";

const facts = {
  namn: "Karin",
  ärende: "48 29 71 K",
  bil: "Volvo V60, MLB 84A",
  avsändare: "Anna, Milstolpen",
};

test("[DESK-13] a template is filled in with name, number, car and sender", () => {
  const text = "Hej {namn}!\n{ärende} om {bil}.\n{avsändare}";
  expect(filledTemplate({ text }, facts)).toBe(
    "Hej Karin!\n48 29 71 K om Volvo V60, MLB 84A.\nAnna, Milstolpen",
  );
});

test("[DESK-13] what is not known leaves no hole, and a name that is no fact stays to be seen; what is in brackets is left to write", () => {
  const unknown = { namn: null, ärende: null, bil: null, avsändare: null };
  expect(filledTemplate({ text: "Hej {namn}! Vi ser på {bil}. {saknas}" }, unknown)).toBe(
    "Hej! Vi ser på bilen. {saknas}",
  );
  expect(unfilledPlaceholders("Vi hämtar den [välj dag] kl. [tid].")).toEqual(["[välj dag]", "[tid]"]);
  expect(unfilledPlaceholders("Vi hämtar den på tisdag.")).toEqual([]);
});

test.each(caseKindNames)(
  "[DESK-13] %s: its own templates first, all of them whole when filled in",
  (kind) => {
    const offered = templatesFor(kind);
    const own = offered.filter(({ kinds }) => kinds.includes(kind)).length;
    expect(offered.slice(0, own).every(({ kinds }) => kinds.includes(kind))).toBe(true);
    for (const one of offered) expect(filledTemplate(one, facts)).not.toMatch(/[{}]/);
  },
);

test("[DESK-14] an answer that is kept says nothing of the customer it was written to, and fills in the next one's", () => {
  const kept = templateFrom(
    "Hej Karin!\nÄrende 48 29 71 K om Volvo V60, MLB 84A. Karinsson i butiken ringer.\nAnna, Milstolpen",
    facts,
  );
  expect(kept).toBe("Hej {namn}!\nÄrende {ärende} om {bil}. Karinsson i butiken ringer.\n{avsändare}");
  expect(filledTemplate({ text: kept }, { ...facts, namn: "Omar" })).toContain("Hej Omar!");
  expect(templateFrom("Hej!", { namn: null, ärende: null, bil: "", avsändare: null })).toBe("Hej!");
});

test("[DESK-14] what was saved here stands among the brand's own, that of the kind first", () => {
  const saved = { title: "Egen", kinds: ["contact"] as const, text: "Hej" };
  expect(templatesFor("contact", [saved])[0]).toBe(saved);
  expect(templatesFor("warranty", [saved])[0]).not.toBe(saved);
  expect(templatesFor("warranty", [saved])).toContain(saved);
});
