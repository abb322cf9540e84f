import { makes } from "#features/cars/rules/makes.ts";
import { contractLocations } from "./demo-chain.ts";

/** What a dealer's file says about one car, by column. */
export type StockCells = Record<string, string>;

const plain: StockCells = {
  licenseplate: "MLB 84A",
  make: "Volvo",
  series: "V60",
  modelDescription: "T6 AWD Recharge Inscription",
  status: "130",
  location: "nacka",
  modelYear: "2021",
  firstRegisteredOn: "2021-03-14",
  mileage: "8 450 mil",
  bodyType: "Kombi",
  gearboxType: "Automatisk",
  fuelType: "Laddhybrid",
  colour: "Grå",
  seats: "5",
  horsepower: "350",
  hasTowbar: "ja",
  equipment: "backkamera|gps",
  equipmentDetails: "Harman Kardon|Elstol",
  owners: "2",
  annualTax: "360",
  tyreKind: "sommar",
  tyreDepthFront: "6,5",
  tyreDepthRear: "6",
  price: "249 900 kr",
  images: "https://images.example/1.jpg|https://images.example/2.jpg",
};

/** A row without fault, but for what the test is about. */
export function aStockRow(changes: StockCells = {}): StockCells {
  return { ...plain, ...changes };
}

/** As many cars as wanted, all different, with plates that were never issued (I, Q). */
export function aStockOf(count: number): StockCells[] {
  const allMakes = Object.values(makes);
  return Array.from({ length: count }, (_, n) => {
    const make = allMakes[n % allMakes.length] ?? makes.volvo;
    const series = Object.values(make.series);
    return aStockRow({
      licenseplate: `IQ${String.fromCharCode(65 + Math.floor(n / 1000))} ${String(n % 1000).padStart(3, "0")}`,
      make: make.label,
      series: series[n % series.length] ?? "",
      location: contractLocations[n % contractLocations.length] ?? "nacka",
      mileage: String(100 + (n % 20_000)),
      price: String(20_000 + (n % 900) * 500),
      images: Array.from({ length: 6 }, (_, at) => `https://images.example/${n}/${at}.jpg`).join("|"),
    });
  });
}

export function csvOf(rows: readonly StockCells[], delimiter = ";", lineBreak = "\r\n"): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) =>
    cells
      .map((cell) => (/["\r\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(delimiter);
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
    .map(line)
    .join(lineBreak);
}
