import * as z from "zod";
import { may } from "#platform/auth/permissions.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { relatedFacts } from "../service/related-facts.ts";
import { cursorFromText } from "../service/stock-list.ts";
import type { StockUses } from "./car-of-call.ts";

/** Every car, or what has changed since the answer that `after` is from. */
export const listStock = staffCall({
  method: "GET",
  path: "/api/staff/cars",
  permission: "readStock",
  title: "Lagret, alla statusar",
  parameters: {
    after: {
      in: "query",
      about: "cursor ur förra svaret: då bara det som ändrats sedan dess",
      schema: z.string().transform((text, context) => {
        const read = cursorFromText(text);
        if (read === null) context.addIssue("Skriv cursor som det står i ett svar");
        return read ?? z.NEVER;
      }),
    },
  },
  body: null,
  audit: null,
  handle: ({ after }, _, { stockList, now }: StaffRequest<StockUses>) => stockList(after ?? null, now),
});

/** More rows than that are on no screen. */
const maxInView = 120;

/** Cover, market and margin of the cars that somebody looks at: of all of them it would be more than the list itself. */
export const readRelatedFacts = staffCall({
  method: "POST",
  path: "/api/staff/cars/beside",
  permission: "readStock",
  title: "Omslag, marknad och marginal för bilar i listan",
  parameters: {},
  body: z.object({
    ids: z.array(z.int(), "Säg vilka bilar").max(maxInView, `Högst ${maxInView} bilar åt gången`),
  }),
  audit: null,
  handle: async (_, { ids }, { db, valuations, now, staffUser }: StaffRequest<StockUses>) => ({
    cars: await relatedFacts(db, ids, { now, valuations, maySeeMargin: may(staffUser.roles, "seeMargin") }),
  }),
});
