import * as z from "zod";
import { capitalized } from "#core/text/capitalized.ts";
import { tradeInInfo } from "#features/valuation/rules/trade-in-info.ts";
import { namesOfRoles, type Permission } from "#platform/auth/permissions.ts";
import { staffCalls } from "./staff-calls.ts";

type Texts = {
  schemaOf: (shape: z.ZodType, io: "input" | "output") => object;
  problem: (description: string) => object;
};

/** How a call of the staff is authenticated. */
export const staffSecurity = {
  staff: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Åtkomsttoken från inloggningen",
  },
} as const;

export const staffTag = {
  name: "Personal",
  description:
    "Personalens anrop. De tar bara emot en åtkomsttoken från vår inloggning, med rätt roll, och bara från vår egen webbplats.",
} as const;

/** What the contract says of the answers of its own calls; those of our pages are as our pages need them. */
const responses: Readonly<Record<string, z.ZodType>> = {
  "/api/tradeins/info/:a/:b": tradeInInfo,
  "/api/tradein/bidlog/add": z.object({ id: z.int(), at: z.string() }),
  "/api/leads/purchase-tracker": z.object({
    id: z.int(),
    words: z.string(),
    out: z.int(),
    waiting: z.int(),
  }),
};
/** As the contract writes it, with its final slash. */
const documented: Readonly<Record<string, string>> = {
  "/api/leads/purchase-tracker": "/api/leads/purchase-tracker/",
};

/** "/api/staff/cases/{number}": as the document writes it. */
export function staffPath({ path }: { path: string }): string {
  return documented[path] ?? path.replaceAll(/:(\w+)/g, "{$1}");
}

/** Who may, in words. */
export function rolesText(permission: Permission | null): string {
  return permission === null ? "Alla som är inloggade" : namesOfRoles(permission);
}

/** Every staff call, from the very rows that answer it. */
export function staffPaths(words: Texts): Record<string, Record<string, object>> {
  const byPath: Record<string, Record<string, object>> = {};
  for (const call of staffCalls) {
    const path = staffPath(call);
    byPath[path] = { ...byPath[path], [call.method.toLowerCase()]: operation(call, words) };
  }
  return byPath;
}

function operation(call: (typeof staffCalls)[number], { schemaOf, problem }: Texts): object {
  const { method, path, title, permission, parameters, body } = call;
  const words = `${method.toLowerCase()} ${path}`.match(/[A-Za-z]+/g) ?? [];
  return {
    operationId: words.map((word, at) => (at === 0 ? word : capitalized(word))).join(""),
    tags: [staffTag.name],
    summary: title,
    description: `Roll: ${rolesText(permission)}.`,
    security: [{ staff: [] }],
    parameters: Object.entries(parameters).map(([name, { in: location, about, example }]) => ({
      name,
      in: location,
      description: about,
      required: location === "path",
      schema: { type: "string" },
      ...(example === undefined ? {} : { example }),
    })),
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } },
    }),
    responses: {
      200: {
        description: "data.json är svaret",
        content: {
          "application/json": {
            schema: schemaOf(z.object({ data: z.object({ json: responses[path] ?? z.unknown() }) }), "input"),
          },
        },
      },
      401: problem("Token saknas eller gäller inte"),
      403: problem("Rollen saknas"),
      422: problem("Något fält saknas eller är fel; errors säger vilket"),
      503: problem("Inloggningstjänsten går inte att nå"),
    },
  };
}
