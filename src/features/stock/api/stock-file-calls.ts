import * as z from "zod";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { ImportRefused } from "#features/stock-import/service/import-refused.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { addStockFile } from "../service/add-stock-file.ts";
import { newBatch } from "../service/change-many.ts";
import { doubtsInFile } from "../service/price-doubts.ts";
import { type ReadFile, readStockFile } from "../service/read-stock-file.ts";
import { headerLine, lineOfCar } from "../service/stock-file.ts";
import { findFiledCars } from "../storage/filed-cars.ts";
import { isPriceConfirmed, priceQuestionBy, type StockUses, wrongFields } from "./car-of-call.ts";

const maxPerFile = 1_000;

/** Some lines of the file at a time: the list that is shown is the browser's own. */
export const exportStock = staffCall({
  method: "POST",
  path: "/api/staff/cars/export",
  permission: "readStock",
  title: "Bilar som rader i en lagerfil",
  parameters: {},
  body: z.object({
    ids: z
      .array(z.int(), "Säg vilka bilar")
      .max(maxPerFile, `Högst ${formatNumber(maxPerFile)} bilar åt gången`),
  }),
  audit: null,
  handle: async (_, { ids }, { db }: StaffRequest<StockUses>) => ({
    header: headerLine,
    lines: (await findFiledCars(db, ids)).map(lineOfCar),
  }),
});

const maxBytes = 8 * 1024 * 1024;
/** Of a file in base64, with what stands around it. */
const maxSentBytes = Math.ceil((maxBytes * 4) / 3) + 1024;
const file = z
  .base64("Välj en fil")
  .min(1, "Välj en fil")
  .transform((text) => Buffer.from(text, "base64"));

/** At most so many are listed. */
const maxListed = 200;

/** What a file would do, row by row. */
export const checkStockFile = staffCall({
  method: "POST",
  path: "/api/staff/cars/import/check",
  permission: "editStock",
  title: "Provkör en lagerfil",
  parameters: {},
  body: z.object({ file }),
  maxBytes: maxSentBytes,
  audit: null,
  handle: async (_, requestBody, request: StaffRequest<StockUses>) => {
    const { read, doubts } = await readAndDoubt(requestBody.file, request);
    return { ...reportOf(read), doubts: doubts.slice(0, maxListed) };
  },
});

/** A price that this member may not set is a fault of the file; what is to be asked about stands beside. */
async function readAndDoubt(bytes: Uint8Array, request: StaffRequest<StockUses>) {
  const read = await readStockFile(request.db, bytes, request.now);
  const asks = priceQuestionBy(request, true);
  const { doubts, problems } = await doubtsInFile(request.db, read.cars, { ...asks, now: request.now });
  return { read: { ...read, problems: [...read.problems, ...problems] }, doubts };
}

function reportOf({ problems, cars, same }: ReadFile) {
  const added = cars.filter(({ carId }) => carId === null);
  const changed = cars.filter(({ carId }) => carId !== null);
  return {
    counts: { problems: problems.length, added: added.length, changed: changed.length, same },
    problems: problems.slice(0, maxListed),
    added: added.slice(0, maxListed).map(({ licenseplate, title }) => ({ licenseplate, title })),
    changed: changed
      .slice(0, maxListed)
      .map(({ licenseplate, title, changes, rise }) => ({ licenseplate, title, changes, rise })),
  };
}

/** All of it or nothing, as it was tried: what has changed since is told first. */
export const importStockFile = staffCall({
  method: "POST",
  path: "/api/staff/cars/import",
  permission: "editStock",
  title: "Läs in en lagerfil",
  parameters: {},
  body: z.object({
    file,
    seen: z.object({ added: z.int(), changed: z.int() }, "Provkör filen först"),
    confirmed: isPriceConfirmed,
  }),
  maxBytes: maxSentBytes,
  audit: "change",
  handle: async (_, { file: bytes, seen, confirmed: isConfirmed }, request: StaffRequest<StockUses>) => {
    const { db, now, staffUser, note } = request;
    const { read, doubts } = await readAndDoubt(bytes, request);
    const { counts, problems } = reportOf(read);
    if (problems.length > 0)
      throw new Refusal({
        status: 422,
        title: "Filen har fel. Inget har skrivits",
        errors: problems.map((message) => ({ field: "file", message })),
      });
    if (counts.added !== seen.added || counts.changed !== seen.changed)
      throw new Refusal({ status: 409, title: "Lagret har ändrats sedan provkörningen. Kör den igen" });
    if (doubts.length > 0 && !isConfirmed)
      throw wrongFields(
        doubts.map(({ licenseplate, texts }) => ({
          field: "confirm",
          message: `${displayPlate(licenseplate)}: ${texts.join(". ")}`,
        })),
      );
    if (read.cars.length === 0)
      throw new Refusal({ status: 409, title: "Filen säger inget nytt. Inget har skrivits" });
    const batch = newBatch();
    const summary = `nya: ${counts.added}, ändrade: ${counts.changed}`;
    try {
      await addStockFile(db, {
        file: read,
        staffUser,
        batch,
        now,
        note: (tx) => note(tx, { action: "stock.import", subject: "lagerfil", note: summary }),
      });
    } catch (error) {
      if (error instanceof ImportRefused) throw new Refusal({ status: 422, title: error.message });
      throw error;
    }
    return { batch, ...counts };
  },
});
