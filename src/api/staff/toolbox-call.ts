import * as z from "zod";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { may } from "#domain/sign-in/permissions.ts";
import { internalFactRows } from "#domain/staff/internal-fact-rows.ts";
import { internalFacts } from "#services/stock/internal-facts.ts";
import { Refusal } from "../problem.ts";
import { staffCall } from "./staff-call.ts";

/** What the toolbox on an advert tells whoever of us looks at it. [TOOLBOX-3] */
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
  answer: async ({ plate }, _, { db, stock, now, member }) => {
    const maySeeBids = may(member.roles, "readTradeIns");
    const facts = plate === undefined ? null : await internalFacts(db, plate, { now, maySeeBids });
    if (facts === null) throw new Refusal({ status: 404, title: "Bilen finns inte i lager" });
    const { labels, everyLabel } = stock.catalogs().chain;
    const rows = internalFactRows({ ...facts, store: everyLabel[facts.store] ?? facts.store });
    return { rows, pictures: facts.pictures, stores: labels };
  },
});
