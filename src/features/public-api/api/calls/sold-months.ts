import * as z from "zod";
import { withDescription } from "#platform/http/described.ts";
import { listShape, onOnePage } from "#platform/http/envelope.ts";
import { apiCall } from "../call.ts";
import { soldFilePath } from "../sold-file-routes.ts";

/** The files are made by a job and lie outside the stock: the months themselves say whether the list is the same. */
export const soldMonths = apiCall({
  path: "/api/sold-cars/months",
  routes: ["/api/sold-cars/months"],
  title: "Sålda bilar månad för månad",
  about:
    "En fil för varje månad med bilarna som såldes, i samma form som /api/delivered-cars/, den senaste månaden först. En månad som är slut ändras aldrig; filen för den som pågår skrivs varje timme.",
  example: "/api/sold-cars/months",
  parameters: {},
  data: listShape(
    z.object({
      month: withDescription(z.string(), "åååå-mm, svensk tid"),
      isFinal: withDescription(z.boolean(), "Månaden är slut och filen ändras aldrig"),
      url: withDescription(z.url(), "Filen, som JSON i samma kuvert som varje annat svar"),
    }),
    {},
  ),
  handle: async (_values, { soldFiles, publicOrigin }) => {
    const months = await soldFiles.months();
    return {
      canonical: months.map(({ month, isFinal }) => `${month}${isFinal ? "" : "+"}`).join(),
      data: () => ({
        ...onOnePage(months.length),
        json: months.map((one) => ({ ...one, url: `${publicOrigin}${soldFilePath(one.month)}` })),
      }),
    };
  },
});
