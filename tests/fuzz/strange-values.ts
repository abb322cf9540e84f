import type { Random } from "#demo/random.ts";

const pieces = [
  ..."volvo bmw 0 -1 1 2 1e309 NaN null undefined true [] {} ' \" < > & = + ; , . .. / \\ % %00 %0d%0a %".split(
    " ",
  ),
  ..."%E0%A4%A %c0%af %ff %F0%9F%9A%97 %EF%BB%BF %2e%2e%2f %2F %5c %252e å ä ö é ß İ ı 🚗 \u202e \u0000".split(
    " ",
  ),
  ..."<script>alert(1)</script> ';select(1)-- {{7*7}} __proto__ constructor toString".split(" "),
  ..."9007199254740993 99999999999999999999 0x10 1_000 2026-02-30 0000-01-01 mlb001 MLB%20001 %20".split(" "),
] as const;

/** What somebody may write where a word is asked for: plain, broken, hostile or very long. */
export function strangeValue(random: Random): string {
  const length = random.weighted([1, 2, 5, 40, 400], (size) => 1 / size);
  return Array.from({ length }, () => random.pick(pieces)).join("");
}

/** Node's client refuses to send what no address may hold: those letters go out encoded. */
export function sendable(path: string): string {
  return path.replace(/[^\u0021-\u00ff]/gu, (letter) => {
    const isHalf = /\p{Surrogate}/u.test(letter);
    return isHalf ? "%ED%A0%80" : encodeURIComponent(letter);
  });
}
