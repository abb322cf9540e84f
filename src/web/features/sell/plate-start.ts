import { company } from "#domain/company/company.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { plateHint } from "#domain/plate/plate-hint.ts";

/** What somebody with a plate in hand came for. */
export type PlateErrand = { label: string; button: string; subject: string };

/** How far it has come: nothing written yet, something that is no plate, or a plate. [PLATEPAGE-1] … [PLATEPAGE-4] */
export type PlateStart =
  | { state: "asked" }
  | { state: "invalid"; written: string }
  | { state: "received"; shown: string; hint: string | null; mailTo: string };

export function plateStartFrom(written: string | null, { subject }: PlateErrand): PlateStart {
  if (written === null) return { state: "asked" };
  const read = licensePlate.safeParse(written);
  if (!read.success) return { state: "invalid", written: written.trim().slice(0, 20) };
  const shown = displayPlate(read.data);
  return { state: "received", shown, hint: plateHint(read.data), mailTo: mailAbout(shown, subject) };
}

/** The letter begins with what the appraiser asks first. [PLATEPAGE-4] */
function mailAbout(plate: string, subject: string): string {
  const body = ["Hej!", "", `Registreringsnummer: ${plate}`, "Miltal: ", "Skick och skador: ", "Telefon: "];
  return `mailto:${company.email}?subject=${encodeURIComponent(`${subject} ${plate}`)}&body=${encodeURIComponent(body.join("\r\n"))}`;
}
