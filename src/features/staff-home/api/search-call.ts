import * as z from "zod";
import { paths } from "#core/paths.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { StaffReservation } from "#features/bookings/service/staff-bookings.ts";
import { auditedSearch } from "#features/cases/rules/audited-search.ts";
import { caseNumberFromText } from "#features/cases/rules/case-number.ts";
import { findCarRow } from "#features/stock/storage/car-records.ts";
import { may } from "#platform/auth/permissions.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import type { StaffHomeUses } from "./own-day.ts";

const maxShown = 8;

/** By plate, number, name and address, as cases are found. */
function isAbout(
  { number, licenseplate, name, email }: StaffReservation,
  text: string,
  plate: string | null,
) {
  const searched = text.trim().toLowerCase();
  return (
    licenseplate === plate ||
    number === caseNumberFromText(text) ||
    [name, email].some((value) => value?.toLowerCase().includes(searched))
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
  handle: async ({ text = "" }, _, { cases, bookings, db, staffUser }: StaffRequest<StaffHomeUses>) => {
    const plate = findPlate(text);
    const car = plate && (await findCarRow(db, plate));
    const foundCases =
      text === "" ? [] : await cases.byStaff.list({ view: null, staffId: staffUser.id, text });
    const maySeeReservations = text !== "" && may(staffUser.roles, "workBookings");
    const { reservations } = (maySeeReservations && (await bookings.byStaff.list())) || { reservations: [] };
    return {
      reservations: reservations
        .filter((reservation) => isAbout(reservation, text, plate))
        .slice(0, maxShown)
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
      cases: (foundCases ?? []).slice(0, maxShown),
    };
  },
});
