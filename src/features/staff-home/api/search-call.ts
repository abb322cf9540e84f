import * as z from "zod";
import { paths } from "#core/paths.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { auditedSearch } from "#features/cases/rules/audited-search.ts";
import { findCarRow } from "#features/stock/storage/car-desk.ts";
import { staffCall } from "#platform/staff/staff-call.ts";

const shownAtMost = 8;

/** What the field of the staff's side finds: a car of ours by its plate, whatever its status, and cases. [DESK-7] */
export const searchStaff = staffCall({
  method: "GET",
  path: "/api/staff/search",
  permission: "workCases",
  title: "Sök bil eller ärende",
  parameters: { text: { in: "query", about: "Vad som söks", schema: z.string().max(100) } },
  body: null,
  audit: { action: "cases.list", subjectOf: ({ text = "" }) => `sök: ${auditedSearch(text)}` },
  answer: async ({ text = "" }, _, { cases, db, member }) => {
    const plate = findPlate(text);
    const car = plate && (await findCarRow(db, plate));
    const found = text === "" ? [] : await cases?.list({ view: null, staffId: member.id, text });
    return {
      cars: car
        ? [
            {
              licenseplate: car.licenseplate,
              title: car.title,
              to: paths.staff(`lager/${car.licenseplate}/`),
            },
          ]
        : [],
      cases: (found ?? []).slice(0, shownAtMost),
    };
  },
});
