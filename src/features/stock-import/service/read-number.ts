import { formatNumber } from "#core/text/number.ts";
import { numberFromText } from "#core/text/number-from-text.ts";
import { complaint, type Reader, value } from "./read-cell.ts";

type Quantity = {
  /** What the number counts, as the report says it: "helt antal kronor". */
  noun: string;
  min: number;
  max: number;
  /** Units that a dealer may write after the number. */
  units?: readonly string[];
};

/** "249 900 kr", "8 450 mil", "249900,00" and 249900 are whole numbers; "12o 000" and "249.900" are not. */
export function wholeNumber(quantity: Quantity): Reader<number> {
  return (cell) => {
    const text = withoutUnit(cell, quantity).replace(/[.,]0{1,2}$/, "");
    return within(quantity, /[.,]/.test(text) ? null : numberFromText(text), cell);
  };
}

/** "7,5", "7.5 mm" and 7.5 are the same number. */
export function decimalNumber(quantity: Quantity): Reader<number> {
  return (cell) => within(quantity, numberFromText(withoutUnit(cell, quantity)), cell);
}

function withoutUnit(cell: unknown, { units = [] }: Quantity): string {
  const text = String(cell).replace(/\s+/g, " ").trim().toLowerCase();
  const unit = units.find((ending) => text.endsWith(ending));
  return unit ? text.slice(0, -unit.length).trim() : text;
}

function within({ noun, min, max }: Quantity, number: number | null, cell: unknown) {
  if (number === null) return complaint(cell, `är inget ${noun}`);
  if (number >= min && number <= max) return value(number);
  return complaint(cell, `ska vara mellan ${numberText(min)} och ${numberText(max)}`);
}

/** A year has no space in it, 10 000 has. */
function numberText(number: number): string {
  return number < 10_000 ? String(number) : formatNumber(number);
}
