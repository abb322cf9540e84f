import * as z from "zod";
import { paths } from "#core/paths.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { StaffHold } from "#features/bookings/service/staff-bookings.ts";
import { auditedSearch } from "#features/cases/rules/audited-search.ts";
import { caseNumberFromText } from "#features/cases/rules/case-number.ts";
import { findCarRow } from "#features/stock/storage/car-desk.ts";
import { may } from "#platform/auth/permissions.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import type { StaffHomeUses } from "./own-day.ts";

const shownAtMost = 8;

/** By plate, number, name and address, as cases are found. */
function isAbout({ number, licenseplate, name, email }: StaffHold, text: string, plate: string | null) {
  const asked = text.trim().toLowerCase();
  return (
    licenseplate === plate ||
    number === caseNumberFromText(text) ||
    [name, email].some((said) => said?.toLowerCase().includes(asked))
  );
}

/** What the field of the staff's side finds: a car of ours by its plate, whatever its status, reservations and cases. */
export const searchStaff = staffCall({
  method: "GET",
  path: "/api/staff/search",
  permission: "workCases",
  title: "Sök bil eller ärende",
  parameters: { text: { in: "query", about: "Vad som söks", schema: z.string().max(100) } },
  body: null,
  audit: { action: "cases.list", subjectOf: ({ text = "" }) => `sök: ${auditedSearch(text)}` },
  answer: async ({ text = "" }, _, { cases, bookings, db, member }: StaffRequest<StaffHomeUses>) => {
    const plate = findPlate(text);
    const car = plate && (await findCarRow(db, plate));
    const found = text === "" ? [] : await cases.byStaff.list({ view: null, staffId: member.id, text });
    const maySeeHolds = text !== "" && may(member.roles, "workBookings");
    const { holds } = (maySeeHolds && (await bookings.byStaff.list())) || { holds: [] };
    return {
      holds: holds
        .filter((hold) => isAbout(hold, text, plate))
        .slice(0, shownAtMost)
        .map(({ number, licenseplate, until, assigneeName }) => ({
          number,
          licenseplate,
          until,
          assigneeName,
        })),
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
