import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aReadRow, checkedStock, readRow, reportOn } from "#tests/checked-stock.ts";
import { aStockRow, csvOf } from "#tests/stock-rows.ts";
import { stockColumns } from "./stock-columns.ts";

const columns = Object.entries(stockColumns);

test.each(columns.filter(([, { required }]) => required).map(([name]) => name))(
  "[IMPORT-11] %s is required",
  async (name) => {
    const where = name === "licenseplate" ? "Rad 2" : "Rad 2 (MLB 84A)";
    expect(await reportOn({ [name]: " " })).toContain(`${where}: ${name}: saknas`);
  },
);

test("[IMPORT-12] an optional field that is empty has its empty value", async () => {
  const optional = columns.filter(([, { required }]) => !required).map(([name]) => [name, ""]);
  const row = await aReadRow(Object.fromEntries(optional));
  expect(row).toMatchObject({
    price: null,
    modelDescription: "",
    hasTowbar: false,
    hasAwd: null,
    owners: null,
    tyreDepthFront: null,
    equipment: [],
    images: [],
  });
});

test("[IMPORT-12] a column that is not in the file says nothing; null in JSON is an empty field, and typed values are read like texts", async () => {
  const { price, images, hasTowbar, ...cells } = aStockRow();
  const row = await readRow(cells);
  expect([row.price, row.images, row.hasTowbar]).toEqual([undefined, undefined, undefined]);
  const { good } = await checkedStock(
    JSON.stringify([{ ...aStockRow(), price: null, mileage: 8450, hasTowbar: true, equipment: ["gps"] }]),
  );
  expect(good).toMatchObject([{ price: null, mileage: 8450, hasTowbar: true, equipment: ["gps"] }]);
});

test.each(["price", "wltpRange", "consumption", "batteryCapacityGross", "maxTrailerWeight"])(
  "[IMPORT-13] 0 in %s means not known",
  async (name) => {
    expect(await aReadRow({ [name]: "0" })).toMatchObject({ [name]: null });
  },
);

test.each([
  [{ price: "12o 000" }, 'price: "12o 000" är inget helt antal kronor'],
  [{ mileage: "84500 km" }, 'mileage: "84500 km" är inget helt antal mil'],
  [{ modelYear: "2028" }, 'modelYear: "2028" ska vara mellan 1900 och 2027'],
  [{ firstRegisteredOn: "2026-11-16" }, 'firstRegisteredOn: "2026-11-16" ligger i framtiden'],
  [
    { location: "Nacka/Länna" },
    'location: "Nacka/Länna" är inget namn på en butik (bokstäver a–z, siffror och bindestreck)',
  ],
  [{ colour: "silver" }, 'colour: "silver" är ingen känd färg'],
])(
  "[IMPORT-9] a bad field is one line with row, plate, column, value and reason: %o",
  async (change, line) => {
    expect(await reportOn(change)).toEqual([`Rad 2 (MLB 84A): ${line}`]);
  },
);

test("[IMPORT-9] JSON rows are named by line and number", async () => {
  const { report } = await checkedStock(JSON.stringify([aStockRow(), aStockRow({ licenseplate: "fel" })]));
  expect(report).toEqual(['Rad 1, post 2 (fel): licenseplate: "fel" är inget regnummer']);
});

test("[IMPORT-10] everything that is wrong with a row is reported at once", async () => {
  expect(
    await reportOn({ series: "V6O", price: "gratis", seats: "0", wltpRange: "80", fuelType: "1" }),
  ).toEqual([
    'Rad 2 (MLB 84A): seats: "0" ska vara mellan 1 och 60',
    'Rad 2 (MLB 84A): price: "gratis" är inget helt antal kronor',
    'Rad 2 (MLB 84A): series: "V6O" är ingen serie av Volvo. Menade du "v60"?',
    "Rad 2 (MLB 84A): wltpRange: anges bara för el och laddhybrid, inte bensin",
  ]);
});

test("[IMPORT-20] a series belongs to its make; without a make the series is not judged", async () => {
  expect(await reportOn({ series: "Golf" })).toEqual([
    'Rad 2 (MLB 84A): series: "Golf" är ingen serie av Volvo',
  ]);
  expect(await reportOn({ make: "VW", series: "Golf" })).toEqual([]);
  expect(await reportOn({ make: "Trabant", series: "601" })).toEqual([
    'Rad 2 (MLB 84A): make: "Trabant" är inget märke vi säljer',
  ]);
});

test("[IMPORT-24] only what can be charged has a range", async () => {
  expect(await reportOn({ fuelType: "Laddhybrid", wltpRange: "80 km" })).toEqual([]);
  expect(await reportOn({ fuelType: "Diesel", wltpRange: "80 km" })).toHaveLength(1);
});

test("[IMPORT-25] only a car with a towbar has a trailer weight", async () => {
  expect(await reportOn({ hasTowbar: "ja", maxTrailerWeight: "2 000 kg" })).toEqual([]);
  expect(await reportOn({ hasTowbar: "nej", maxTrailerWeight: "2 000 kg" })).toEqual([
    "Rad 2 (MLB 84A): maxTrailerWeight: anges bara för bilar med dragkrok (hasTowbar)",
  ]);
});

const health = {
  batteryHealthPercent: "91 %",
  batteryHealthMethod: "Aviloo",
  batteryHealthMeasuredOn: "2026-10-01",
};

test("[IMPORT-26] battery health is whole or not there", async () => {
  expect(await reportOn(health)).toEqual([]);
  for (const part of Object.keys(health)) expect(await reportOn({ ...health, [part]: "" })).toHaveLength(1);
});

test("[IMPORT-29] the second row with a plate is bad, and names the first", async () => {
  const rows = [aStockRow(), aStockRow({ licenseplate: "MLB 84B" }), aStockRow({ licenseplate: "mlb84a" })];
  const { good, report } = await checkedStock(csvOf(rows));
  expect(good).toHaveLength(2);
  expect(report).toEqual(["Rad 4 (MLB 84A): licenseplate: finns redan på rad 2"]);
});

test("[IMPORT-29] also when the first has other faults", async () => {
  const { report } = await checkedStock(csvOf([aStockRow({ seats: "" }), aStockRow()]));
  expect(report[1]).toBe("Rad 3 (MLB 84A): licenseplate: finns redan på rad 2");
});

const sold = { status: "140", soldAt: "2026-11-01", soldPrice: "240 000 kr" };
const delivered = { ...sold, status: "150", deliveredAt: "2026-11-08 15:00" };

test.each([
  [{ status: "139" }, []],
  [sold, []],
  [delivered, []],
  [{ status: "151" }, ['status: "151" ska vara mellan 0 och 150']],
  [{ status: "140" }, ["status: en såld bil (140–150) ska ha soldAt och soldPrice"]],
  [{ ...sold, soldPrice: "" }, ["status: en såld bil (140–150) ska ha soldAt och soldPrice"]],
  [
    { ...sold, status: "130" },
    ["soldAt: soldAt, soldPrice och deliveredAt anges bara för sålda bilar (status 140–150)"],
  ],
  [{ ...delivered, deliveredAt: "" }, ["deliveredAt: saknas: en levererad bil (150) ska ha sitt datum"]],
  [{ ...delivered, status: "140" }, ["deliveredAt: anges bara för levererade bilar (status 150)"]],
  [{ ...delivered, deliveredAt: "2026-10-01" }, ["deliveredAt: ligger före soldAt"]],
  [{ ...sold, soldAt: "2026-12-01" }, ['soldAt: "2026-12-01" ligger i framtiden']],
])("[IMPORT-42] a sold car has its price and its days: %o", async (change, report) => {
  expect(await reportOn(change)).toEqual(report.map((line) => `Rad 2 (MLB 84A): ${line}`));
});

test("[IMPORT-50] a car has at most a hundred pictures", async () => {
  const pictures = (count: number) =>
    Array.from({ length: count }, (_, at) => `https://images.example/${at}.jpg`).join("|");
  expect(await reportOn({ images: pictures(100) })).toEqual([]);
  expect(await reportOn({ images: pictures(3_000) })).toEqual([
    "Rad 2 (MLB 84A): images: har 3\u00a0000 bilder (högst 100)",
  ]);
});

test("[IMPORT-52] a whole protocol has its day", async () => {
  expect(await reportOn({ inspectionComplete: "ja", inspectedOn: "2026-11-01" })).toEqual([]);
  expect(await reportOn({ inspectionComplete: "ja" })).toEqual([
    "Rad 2 (MLB 84A): inspectionComplete: anges bara tillsammans med inspectedOn",
  ]);
});

test("[IMPORT-7] the documentation explains every column and says which are required", () => {
  const [, table = ""] = readFileSync("src/features/stock-import/format.md", "utf8").split("## Columns");
  const documented = table.matchAll(/^\| `(\w+)` \| (yes|no) \|/gm);
  const explained = Object.fromEntries(
    [...documented].map(([, name, required]) => [name, required === "yes"]),
  );
  expect(explained).toEqual(Object.fromEntries(columns.map(([name, { required }]) => [name, required])));
});
