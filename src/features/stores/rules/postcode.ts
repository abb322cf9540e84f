import * as z from "zod";
import { findPostcodeArea, type PostcodeArea } from "./postcode-areas.ts";

/** Five digits, with or without a space: "753 20". What we keep is "75320". */
const postcode = z
  .string()
  .overwrite((entered) => entered.replace(/\s/g, ""))
  .regex(/^\d{5}$/, { error: "Skriv ett postnummer med fem siffror, till exempel 753\u00a020.", abort: true })
  .refine((digits) => findPostcodeArea(digits) !== null, "Postnumret finns inte. Kontrollera siffrorna.");

/** 75320 → "753 20" */
function displayPostcode(digits: string): string {
  return `${digits.slice(0, 3)}\u00a0${digits.slice(3)}`;
}

/** What the visitor typed, with either what is wrong with it or where it points; neither when nothing was typed. */
export type PostcodeSearch = { entered: string; error: string | null; area: PostcodeArea | null };

export function readPostcode(entered: string | null): PostcodeSearch {
  if (entered === null) return { entered: "", error: null, area: null };
  const read = postcode.safeParse(entered);
  if (!read.success) return { entered, error: read.error.issues[0]?.message ?? null, area: null };
  return { entered: displayPostcode(read.data), error: null, area: findPostcodeArea(read.data) };
}
