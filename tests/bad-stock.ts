import { aStockOf, csvOf, type StockCells } from "./stock-rows.ts";

/** One fault each: what the row says, and what the report must say after the plate. */
const faults: readonly (readonly [change: StockCells, reason: string])[] = [
  [{ licenseplate: "AB 12" }, 'licenseplate: "AB 12" är inget regnummer'],
  [{ licenseplate: "" }, "licenseplate: saknas"],
  [{ licenseplate: "iqa000" }, "licenseplate: finns redan på rad 2"],
  [{ make: "Vovlo" }, 'make: "Vovlo" är inget märke vi säljer. Menade du "volvo"?'],
  [{ make: "Trabant" }, 'make: "Trabant" är inget märke vi säljer'],
  [{ make: "VW", series: "Gofl" }, 'series: "Gofl" är ingen serie av Volkswagen. Menade du "golf"?'],
  [{ make: "Volvo", series: "Golf" }, 'series: "Golf" är ingen serie av Volvo'],
  [{ series: "" }, "series: saknas"],
  [{ location: "Nakca" }, 'location: "Nakca" finns inte bland butikerna. Menade du "nacka"?'],
  [
    { location: "Nacka!" },
    'location: "Nacka!" är inget namn på en butik (bokstäver a–z, siffror och bindestreck)',
  ],
  [{ modelYear: "1850" }, 'modelYear: "1850" ska vara mellan 1900 och '],
  [{ firstRegisteredOn: "2021-02-30" }, 'firstRegisteredOn: "2021-02-30" är inget datum (skriv åååå-mm-dd)'],
  [{ mileage: "84500 km" }, 'mileage: "84500 km" är inget helt antal mil'],
  [{ mileage: "" }, "mileage: saknas"],
  [{ bodyType: "kmobi" }, 'bodyType: "kmobi" är ingen känd karosstyp. Menade du "kombi"?'],
  [{ gearboxType: "variomatic" }, 'gearboxType: "variomatic" är ingen känd växellåda'],
  [{ fuelType: "Kol" }, 'fuelType: "Kol" är inget känt drivmedel'],
  [{ fuelType: "9" }, 'fuelType: "9" är inget känt drivmedel'],
  [{ colour: "silver" }, 'colour: "silver" är ingen känd färg'],
  [{ seats: "fem" }, 'seats: "fem" är inget antal säten'],
  [{ horsepower: "0" }, 'horsepower: "0" ska vara mellan 1 och 2500'],
  [{ fuelType: "Diesel", wltpRange: "80" }, "wltpRange: anges bara för el och laddhybrid, inte diesel"],
  [{ consumption: "fem" }, 'consumption: "fem" är inget tal'],
  [{ batteryHealthPercent: "91" }, "batteryHealthPercent: procent, metod och datum ska anges tillsammans"],
  [{ hasTowbar: "kanske" }, 'hasTowbar: "kanske" är varken ja eller nej'],
  [
    { hasTowbar: "nej", maxTrailerWeight: "2000" },
    "maxTrailerWeight: anges bara för bilar med dragkrok (hasTowbar)",
  ],
  [
    { equipment: "gps|bakkamera" },
    'equipment: "bakkamera" är ingen känd utrustning. Menade du "backkamera"?',
  ],
  [{ modelDescription: "x".repeat(201) }, "är för långt (högst 200 tecken)"],
  [{ owners: "två" }, 'owners: "två" är inget antal ägare'],
  [{ annualTax: "-1" }, 'annualTax: "-1" ska vara mellan 0 och 1\u00a0000\u00a0000'],
  [{ inspectedOn: "2999-01-01" }, 'inspectedOn: "2999-01-01" ligger i framtiden'],
  [{ serviceHistory: "mest" }, 'serviceHistory: "mest" är ingen känd servicehistorik'],
  [{ tyreKind: "dubb" }, 'tyreKind: "dubb" är ingen känd däcktyp'],
  [{ tyreDepthFront: "45" }, 'tyreDepthFront: "45" ska vara mellan 0 och 30'],
  [{ price: "12o 000" }, 'price: "12o 000" är inget helt antal kronor'],
  [{ phoneNumber: "ring" }, 'phoneNumber: "ring" är inget telefonnummer'],
  [{ status: "151" }, 'status: "151" ska vara mellan 0 och 150'],
  [{ images: "bild.jpg" }, 'images: "bild.jpg" är ingen webbadress (https://…)'],
];

/** Beside those, one row that lost a field. */
export const badRows = faults.length + 1;

/** A CSV file with that many cars, the bad ones spread over it, and what the report must say, by line. */
export function aStockWithFaults(count: number): { csv: string; expected: Map<number, string> } {
  const rows = aStockOf(count);
  const expected = new Map<number, string>();
  const place = (fault: number) => Math.floor(((fault + 1) * count) / (badRows + 1));
  for (const [fault, [change, reason]] of faults.entries()) {
    const at = place(fault);
    rows[at] = { ...rows[at], ...change };
    expected.set(at + 2, reason);
  }
  const lines = csvOf(rows).split("\r\n");
  const short = place(faults.length) + 1;
  const columns = lines[0]?.split(";").length ?? 0;
  lines[short] = lines[short]?.slice(0, lines[short].lastIndexOf(";")) ?? "";
  expected.set(short + 1, `har ${columns - 1} kolumner, rubrikraden har ${columns}`);
  return { csv: lines.join("\r\n"), expected };
}
