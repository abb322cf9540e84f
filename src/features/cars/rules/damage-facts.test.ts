import { expect, test } from "vitest";
import { damageFacts } from "./damage-facts.ts";

const rowsOf = (note: string | null, inspectedOn: string | null = "2026-10-24") =>
  Object.fromEntries(
    damageFacts({ part: "exteriorDamage", note }, inspectedOn).map(({ label, value }) => [label, value]),
  );

test("[DAMAGE-6] kind, place, size, treatment and date are read from what the technician wrote", () => {
  expect(rowsOf("Repa, vänster bakdörr. 11 × 2 cm, genom klarlack. Åtgärdas inte.")).toEqual({
    Typ: "Utvändig skada",
    Plats: "Vänster bakdörr",
    Storlek: "11 × 2 cm",
    Åtgärd: "Åtgärdas inte",
    Kontrollerad: "24 oktober 2026",
  });
});

test.each([
  ["Buckla i taket.", ["Typ"]],
  ["Reva i förarstolens klädsel, 2 cm. Lagas före leverans.", ["Typ", "Storlek", "Åtgärd"]],
  ["Kantstött fälg, höger fram. 1,5 cm, ytterkanten.", ["Typ", "Plats", "Storlek"]],
  [null, ["Typ"]],
])("[DAMAGE-6] what is not written has no row: %s", (note, labels) => {
  expect(Object.keys(rowsOf(note, null))).toEqual(labels);
});
