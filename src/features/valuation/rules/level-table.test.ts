import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { soldMarket } from "#tests/sold-market.ts";
import { trainValuation } from "./engine/train.ts";
import { emptyTable, findBounds, isLabelled, levelRow, withRows } from "./level-table.ts";

const at = new Date("2026-11-17T02:00:00Z");
const model = trainValuation(soldMarket(300));
if (!model) throw new Error("The market is too small");
const rowsOf = (cars: readonly ReturnType<typeof aCar>[]) => cars.map((car) => levelRow(model, car, at));

test("[MARKET-4] a car is found among many, whatever their order; one that is not to be valued has no bounds", () => {
  const cars = [70, 3, 41, 12, 9].map((id) => aCar({ id, mileage: 1_000 + 100 * id }));
  const rare = aCar({ id: 5, series: "no such series" });
  const table = withRows(emptyTable, rowsOf([...cars, rare]));
  expect(table).toHaveLength(24);
  for (const car of cars) {
    const alone = withRows(emptyTable, rowsOf([car]));
    expect(findBounds(table, car.id)).toEqual(findBounds(alone, car.id));
    expect(isLabelled(table, car)).toBe(true);
  }
  for (const id of [0, 4, 5, 42, 71]) expect(findBounds(table, id)).toBeNull();
  expect([isLabelled(table, rare), isLabelled(table, aCar({ id: 4 }))]).toEqual([true, false]);
});

test("[MARKET-4] a car whose facts have changed is to be valued again, one whose price has is not", () => {
  const car = aCar({ id: 3 });
  const table = withRows(emptyTable, rowsOf([car]));
  expect(isLabelled(table, { ...car, price: 1 } as typeof car)).toBe(true);
  expect(isLabelled(table, { ...car, equipment: ["gps"] })).toBe(false);
  const worn = { ...car, mileage: 20_000 };
  expect(isLabelled(table, worn)).toBe(false);
  const next = withRows(table, rowsOf([worn]));
  expect(next).toHaveLength(table.length);
  expect(findBounds(next, 3)?.from).toBeLessThan(findBounds(table, 3)?.from ?? 0);
});
