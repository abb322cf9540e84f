import * as z from "zod";
import { cursorFromText } from "#services/stock/stock-list.ts";
import { staffCall } from "./staff-call.ts";

/** Every car, or what has changed since the answer that `after` is from. [STOCKLIST-1] [STOCKLIST-6] */
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
  answer: ({ after }, _, { stockList, now }) => stockList(after ?? null, now),
});
