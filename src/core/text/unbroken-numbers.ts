/** What a number is counted in, where people write it out. */
const units = [
  ...[
    "kr",
    "kronor",
    "tkr",
    "mil",
    "km",
    "cm",
    "mm",
    "kg",
    "hk",
    "kW",
    "kWh",
    "l",
    "liter",
    "tum",
    "procent",
    "%",
  ],
  ...["sekunder", "minuter", "timmar", "dagar", "veckor", "månader", "år", "bilar"],
];
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units.join("|")})(?![\\p{L}\\d]))`, "gu");

/** Thousands ("22 000"), postcodes ("753 00") and phone numbers ("465 004 00"). */
const betweenDigits = /(?<=\d) (?=\d{2,3}(?!\d))/g;
/** "ABC 12D" */
const inPlate = /(?<=(?<![\p{L}\d])[A-ZÅÄÖ]{3}) (?=\d{2}[A-Z\d](?![\p{L}\d]))/gu;

/**
 * "22 000 mil", "64 kWh", "753 00" and "ABC 12D" never end a line in the middle, however the spaces were typed: for all
 * that is written by people, on pages and in the names of cars.
 */
export function withUnbrokenNumbers(text: string): string {
  return text.replace(betweenDigits, "\u00a0").replace(beforeUnit, "\u00a0").replace(inPlate, "\u00a0");
}
