import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";

const letters = "abcdefghjklmnoprstuwxyz";
const neverIssued = "iqv";
/** Letters that ordinary plates may end with: no I, Q, V and no O. */
const lastLetters = "abcdefghjklmnprstuwxyz";

/**
 * Plates that no real car can have: first the series MLB, reserved for examples, then plates with I, Q or V.
 * Each index gives another one; the order is scattered so that neighbours in the stock do not look alike.
 */
export function plateNumber(index: number): LicensePlate {
  const reserved = 1_000 + 100 * lastLetters.length;
  return licensePlate.parse(
    index < reserved ? `mlb${tail(scattered(index, reserved))}` : outsideTheRegister(index - reserved),
  );
}

/** 000–999, then 00A–99Z. */
function tail(number: number): string {
  if (number < 1_000) return String(number).padStart(3, "0");
  const rest = number - 1_000;
  return `${String(Math.floor(rest / lastLetters.length)).padStart(2, "0")}${lastLetters[rest % lastLetters.length]}`;
}

function outsideTheRegister(index: number): string {
  const tails = 1_000 + 100 * lastLetters.length;
  const groups = letters.length * letters.length * neverIssued.length;
  const number = scattered(index, groups * tails);
  const group = Math.floor(number / tails);
  const first = letters[group % letters.length];
  const second = letters[Math.floor(group / letters.length) % letters.length];
  const odd = neverIssued[Math.floor(group / letters.length ** 2)];
  const position = number % 3;
  const three =
    position === 0
      ? `${odd}${first}${second}`
      : position === 1
        ? `${first}${odd}${second}`
        : `${first}${second}${odd}`;
  return `${three}${tail(number % tails)}`;
}

/** A walk that meets every number below `size` once: the step shares no factor with the size. */
function scattered(index: number, size: number): number {
  let step = Math.floor(size * 0.618) | 1;
  while (greatestCommonDivisor(step, size) !== 1) step += 2;
  return (index * step) % size;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
