import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import { internalFactRows } from "#features/stock/rules/internal-fact-rows.ts";
import { internalFacts } from "#features/stock/service/internal-facts.ts";
import { may } from "#platform/auth/permissions.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import type { StaffHomeUses } from "./own-day.ts";

/** What the toolbox on an advert tells whoever of us looks at it. */
export const readToolbox = staffCall({
  method: "GET",
  path: "/api/staff/toolbox/:plate",
  permission: "readStock",
  title: "Interna uppgifter om en bil i lager",
  parameters: {
    plate: {
      in: "path",
      about: "Registreringsnummer",
      schema: z.string().pipe(licensePlate),
      example: "mlb84a",
    },
  },
  body: null,
  audit: null,
  handle: async ({ plate }, _, { db, stock, now, staffUser }: StaffRequest<StaffHomeUses>) => {
    const maySeeMargin = may(staffUser.roles, "seeMargin");
    const facts = plate === undefined ? null : await internalFacts(db, plate, { now, maySeeMargin });
    if (facts === null) throw new Refusal({ status: 404, title: "Bilen finns inte i lager" });
    const { labels, everyLabel } = stock.catalogs().chain;
    const rows = internalFactRows({ ...facts, store: everyLabel[facts.store] ?? facts.store });
    return { rows, pictures: facts.pictures, stores: labels };
  },
});
