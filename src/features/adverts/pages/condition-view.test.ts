import { expect, test } from "vitest";
import { type ConditionFinding, inspectionPointCount } from "#features/cars/rules/condition.ts";
import { type CarImage, imageTypes } from "#features/cars/rules/image.ts";
import { aCar } from "#tests/a-car.ts";
import { conditionView } from "./condition-view.ts";

const brakes: ConditionFinding = {
  part: "brakesRear",
  verdict: "note",
  note: "Skivor 60 % slitna.",
  imagePosition: null,
};
const scratch: ConditionFinding = {
  part: "exteriorDamage",
  verdict: "note",
  note: "Repa, vänster bakdörr. 6 cm, genom klarlack. Åtgärdas inte.",
  imagePosition: 5,
};
const closeUp: CarImage = {
  url: "/damage.webp",
  position: 5,
  type: imageTypes.externalDamages,
  isHighlight: false,
};

const conditionOf = (
  findings: ConditionFinding[],
  said: Parameters<typeof aCar>[0] = {},
  images = [closeUp],
) =>
  conditionView({
    ...aCar({ inspectedOn: "2026-10-24", inspectionComplete: true, ...said }),
    findings,
    images,
  });
const partsOf = (...args: Parameters<typeof conditionOf>) =>
  conditionOf(...args).points.map(({ part }) => part);

test("[PAGE-19] with one remark the other points are normal", () => {
  const { points } = conditionOf([brakes]);
  expect(points).toContainEqual({
    part: "Bromsar bak",
    note: "Skivor 60 % slitna.",
    verdict: "Observera",
    tone: "warning",
  });
  expect(points.filter(({ verdict }) => verdict === "Normalt")).toHaveLength(points.length - 1);
  expect(points).toContainEqual({ part: "Motor", note: null, verdict: "Normalt", tone: "success" });
});

test("[CONDMAP-4] how many points are without a remark is said of those that the car has; a damage is a remark too", () => {
  const said = (...args: Parameters<typeof conditionOf>) => conditionOf(...args).pointsSummary;
  const hybrid = { fuelType: 5, gearboxType: "manuell" } as const;
  expect(said([], hybrid)).toBe("20 av 20 utan anmärkning");
  expect(said([brakes], hybrid)).toBe("19 av 20 utan anmärkning");
  expect(said([{ ...brakes, imagePosition: 5 }], hybrid)).toBe("19 av 20 utan anmärkning");
  expect(said([], { ...hybrid, fuelType: 1 })).toBe("19 av 19 utan anmärkning");
  expect(said([scratch], hybrid)).toBe("20 av 20 utan anmärkning");
  expect(said([brakes], { inspectedOn: null })).toBeNull();
});

test("[PAGE-19] without remarks every point is normal, and the date is told; of a car that nobody has gone through nothing is claimed", () => {
  const { points, summary, pointsHeading } = conditionOf([]);
  expect(new Set(points.map(({ verdict }) => verdict))).toEqual(new Set(["Normalt"]));
  expect(summary).toBe("Kontrollerad av vår tekniker 24 oktober 2026. Inga skador hittades.");
  expect(pointsHeading).toBe("Kontroll i 20 punkter");
  expect(conditionOf([], { inspectedOn: null })).toMatchObject({
    damages: [],
    points: [],
    summary: "Här finns inget protokoll för bilen än. Fråga butiken om skicket.",
  });
});

test("[UNKNOWN-2] without the whole protocol nothing is normal that nobody wrote about", () => {
  expect(conditionOf([], { inspectionComplete: false })).toMatchObject({
    points: [],
    summary: "Kontrollerad av vår tekniker 24 oktober 2026. Fråga butiken om protokollet.",
  });
  const { points, pointsHeading } = conditionOf([brakes], { inspectionComplete: false });
  expect([pointsHeading, points.map(({ part }) => part)]).toEqual(["Noterat om bilen", ["Bromsar bak"]]);
});

test("[UNKNOWN-2] what was found is told even of a car that nobody has gone through", () => {
  const { damages, points, summary } = conditionOf([scratch, brakes], { inspectedOn: null });
  expect([damages.length, points.map(({ part }) => part)]).toEqual([1, ["Bromsar bak"]]);
  expect(summary).not.toMatch(/Inga skador|Kontrollerad/);
});

test("[UNKNOWN-2] a damage without a picture is no absence of damages", () => {
  const { summary } = conditionOf([{ ...scratch, imagePosition: null }]);
  expect(summary).toBe(
    "Kontrollerad av vår tekniker 24 oktober 2026. En skada att känna till. Den har ingen närbild.",
  );
});

test("[UNKNOWN-1] tyres that nobody measured have no meter, and without any there is no heading for them", () => {
  const battery = { percent: 91, method: "Aviloo", measuredOn: "2026-10-01" };
  const unknown = { tyreKind: null, tyreDepthFront: null, tyreDepthRear: null };
  expect(conditionOf([], unknown)).toMatchObject({ meters: [], tyreNote: null });
  expect(conditionOf([], { ...unknown, batteryHealth: battery })).toMatchObject({
    metersHeading: "Batteri",
    meters: [{ label: "Batterihälsa (SoH)" }],
    tyreNote: null,
  });
  expect(conditionOf([], { ...unknown, tyreDepthFront: 6 }).meters).toMatchObject([{ label: "Däck fram" }]);
});

test("[PAGE-20] a car is not praised for what it does not have; what was written about is listed even so", () => {
  const diesel = partsOf([brakes], { fuelType: 2, gearboxType: "manuell" });
  expect(diesel).toEqual(expect.arrayContaining(["Koppling", "Avgassystem"]));
  expect(diesel).not.toContain("Laddning, laddkabel");
  const electric = partsOf([brakes], { fuelType: 3, gearboxType: "automatisk" });
  expect(electric).toContain("Laddning, laddkabel");
  expect(electric).not.toContain("Koppling");
  expect(electric).not.toContain("Avgassystem");
  expect(partsOf([brakes], { fuelType: 5 })).toEqual(
    expect.arrayContaining(["Laddning, laddkabel", "Avgassystem"]),
  );
  const worn: ConditionFinding = { part: "clutch", verdict: "fault", note: "Sliter.", imagePosition: null };
  expect(partsOf([worn], { gearboxType: "automatisk" })).toContain("Koppling");
});

test("[PAGE-21] a finding with a picture is a damage, and no point; a damage is listed as one whether anybody photographed it or not", () => {
  const { damages, points } = conditionOf([scratch, brakes]);
  expect(damages.map(({ picture }) => picture?.url)).toEqual(["/damage.webp"]);
  expect(points.map(({ part }) => part)).not.toContain("Utvändig skada");
  const [listed] = conditionOf([scratch], {}, []).damages;
  expect(listed).toMatchObject({ heading: "Repa, vänster bakdörr", zone: "left", picture: null });
  expect(partsOf([scratch], {}, [])).not.toContain("Utvändig skada");
});

test("[PAGE-22] the first sentence is the heading", () => {
  expect(conditionOf([scratch]).damages[0]).toEqual({
    heading: "Repa, vänster bakdörr",
    note: "6 cm, genom klarlack. Åtgärdas inte.",
    facts: [
      { label: "Typ", value: "Utvändig skada" },
      { label: "Plats", value: "Vänster bakdörr" },
      { label: "Storlek", value: "6 cm" },
      { label: "Åtgärd", value: "Åtgärdas inte" },
      { label: "Kontrollerad", value: "24 oktober 2026" },
    ],
    zone: "left",
    place: { view: "left", along: 0.6, up: 0.45 },
    picture: { url: "/damage.webp", alt: "Närbild: repa, vänster bakdörr" },
  });
  expect(conditionOf([{ ...scratch, note: null }]).damages[0]).toMatchObject({
    heading: "Utvändig skada",
    note: "",
  });
});

test("[DAMAGE-1] what is inside is not marked on the outside", () => {
  const inside = { ...scratch, part: "interiorDamage", note: "Repa, vänster framdörr, insidan." } as const;
  expect(conditionOf([inside]).damages[0]?.place).toBeNull();
});

test("[PAGE-23] tyres are measured against a new one", () => {
  const { meters } = conditionOf([], { tyreKind: "vinter", tyreDepthFront: 6, tyreDepthRear: 9.5 });
  expect(meters).toEqual([
    { label: "Vinterdäck fram", value: "6\u00a0mm", percent: 75 },
    { label: "Vinterdäck bak", value: "9,5\u00a0mm", percent: 100 },
  ]);
});

test("[CHECK-1] the heading has the number of points of the inspection, whatever the car has", () => {
  for (const fuelType of [1, 2, 3, 5] as const)
    expect(conditionOf([], { fuelType }).pointsHeading).toBe(`Kontroll i ${inspectionPointCount} punkter`);
  expect(inspectionPointCount).toBe(20);
});

test("[CHECK-2] points and those the car does not have are together all of them", () => {
  const { points, pointsNote } = conditionOf([], { fuelType: 3, gearboxType: "automatisk" });
  expect(pointsNote).toBe("Finns inte på bilen: koppling, avgassystem.");
  expect(points).toHaveLength(inspectionPointCount - 2);
  const whole = { fuelType: 5, gearboxType: "manuell" } as const;
  expect(conditionOf([], whole)).toMatchObject({ pointsNote: null });
  expect(conditionOf([], whole).points).toHaveLength(inspectionPointCount);
});

test("[CHECK-3] nothing measured is shown of a car that is not checked yet", () => {
  const batteryHealth = { percent: 91, method: "Aviloo", measuredOn: "2026-10-01" };
  expect(conditionOf([], { inspectedOn: null, batteryHealth, tyreDepthFront: 6 })).toMatchObject({
    meters: [],
    tyreNote: null,
    batteryNote: null,
    pointsNote: null,
  });
});
