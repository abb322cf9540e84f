import * as z from "zod";
import { bidLog } from "#domain/lead/bid-log.ts";
import { purchaseTracker } from "#domain/lead/purchase-tracker.ts";
import { tradeInInfo } from "#domain/valuation/trade-in-info.ts";
import type { StaffCall } from "./staff-call.ts";
import { addTracker } from "./tracker-calls.ts";
import { addBid, tradeInInfoCall } from "./trade-in-calls.ts";

type Words = { problem: (description: string) => object };

/** How a staff call says who asks. */
export const staffSecurity = {
  staff: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Åtkomsttoken från inloggningen",
  },
} as const;

/** The contract's own staff calls; those of our pages are ours alone. [API-18] */
const documented: readonly { path: string; call: StaffCall; body: z.ZodType | null; json: z.ZodType }[] = [
  { path: "/api/tradeins/info/{a}/{b}", call: tradeInInfoCall, body: null, json: tradeInInfo },
  {
    path: "/api/tradein/bidlog/add",
    call: addBid,
    body: bidLog,
    json: z.object({ id: z.int(), at: z.string() }),
  },
  {
    path: "/api/leads/purchase-tracker/",
    call: addTracker,
    body: purchaseTracker,
    json: z.object({ id: z.int(), words: z.string(), out: z.int(), waiting: z.int() }),
  },
];

export function staffPaths({ problem }: Words): Record<string, Record<string, object>> {
  return Object.fromEntries(
    documented.map(({ path, call, body, json }) => {
      const operation = {
        operationId: path.replaceAll(/[^a-z]+(.)?/g, (_, next = "") => next.toUpperCase()),
        summary: call.title,
        description: "Bara för personal med rätt roll.",
        security: [{ staff: [] }],
        parameters: Object.entries(call.parameters).map(([name, { in: place, about }]) => ({
          name,
          in: place,
          description: about,
          required: place === "path",
          schema: { type: "string" },
        })),
        ...(body && {
          requestBody: { required: true, content: { "application/json": { schema: shapeOf(body) } } },
        }),
        responses: {
          200: {
            description: "data.json är svaret",
            content: { "application/json": { schema: shapeOf(z.object({ data: z.object({ json }) })) } },
          },
          401: problem("Token saknas eller gäller inte"),
          403: problem("Rollen saknas"),
          422: problem("Något fält saknas eller är fel; errors säger vilket"),
          503: problem("Inloggningstjänsten går inte att nå"),
        },
      };
      return [path, { [call.method.toLowerCase()]: operation }];
    }),
  );
}

function shapeOf(shape: z.ZodType): object {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
  return schema;
}
