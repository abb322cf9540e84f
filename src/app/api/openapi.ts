import * as z from "zod";
import { anyJson } from "#core/any-json.ts";
import { company } from "#core/company/company.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { advertShape } from "#features/public-api/api/advert-shape.ts";
import type { ApiCall } from "#features/public-api/api/call.ts";
import { carShape, imageShape, soldCarShape } from "#features/public-api/api/car-shape.ts";
import { formPaths } from "#features/public-api/api/forms/form-paths.ts";
import { endSavedSearchPaths } from "#features/saved-searches/api/end-saved-searches.ts";
import { envelopeShape } from "#platform/http/envelope.ts";
import type { Parameter } from "#platform/http/parameters.ts";
import { problemShape } from "#platform/http/problem.ts";
import { uploadPaths } from "#platform/uploads/upload-paths.ts";
import { uploadShape } from "#platform/uploads/upload-shape.ts";
import { staffPaths, staffSecurity, staffTag } from "./staff-paths.ts";

/** The shapes that readers of the document will want to call by name. */
const named = {
  Car: carShape,
  SoldCar: soldCarShape,
  ExternalAdvert: advertShape,
  Image: imageShape,
  Upload: uploadShape,
  Problem: problemShape,
  Json: anyJson,
} as const;

const refOf = (id: string) => `#/components/schemas/${id}`;

/** The API as OpenAPI 3.1, made from the very schemas that read the requests and describe the answers. */
export function openApiDocument(calls: readonly ApiCall[], publicOrigin: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${company.name}: bilar som data`,
      version: company.appVersion,
      description:
        "Priser i hela svenska kronor med moms, körsträckor i mil (1 mil = 10 km). Alla får läsa, utan nyckel; anropen under Personal kräver inloggning.",
    },
    servers: [{ url: publicOrigin }],
    tags: [staffTag],
    paths: {
      ...Object.fromEntries(calls.map((call) => [documentPath(call), { get: operation(call) }])),
      ...formPaths({ schemaOf, problem }),
      ...endSavedSearchPaths({ schemaOf, problem }),
      ...uploadPaths({ schemaOf, problem }),
      ...staffPaths({ schemaOf, problem }),
    },
    components: { schemas: namedSchemas(), securitySchemes: staffSecurity },
  };
}

/** A query that may stand in the path is written as a query here: OpenAPI knows no optional segments. */
export function documentPath({ path }: ApiCall): string {
  return path.replace(/\{(?:query|filter)\}$/, "");
}

function operation(call: ApiCall) {
  const isStable = !call.path.endsWith("/changes");
  return {
    operationId: operationId(call),
    summary: call.title,
    description: call.about,
    parameters: Object.entries(call.parameters).map(([name, parameter]) => parameterOf(name, parameter)),
    responses: {
      200: {
        description: "Svaret",
        content: { "application/json": { schema: schemaOf(envelopeShape(call.data)) } },
      },
      ...(isStable ? { 304: { description: "Du har redan svaret (If-None-Match)" } } : {}),
      400: problem("Något i frågan går inte att läsa; title säger vad"),
      ...(isStable ? {} : { 410: problem("Markören är för gammal: börja om") }),
      414: problem("Frågan är för lång"),
      429: problem("För många anrop: vänta så länge som Retry-After säger"),
      ...(call.isFullExport
        ? { 503: problem("Många frågar efter mycket just nu: vänta så länge som Retry-After säger") }
        : {}),
    },
  };
}

function operationId(call: ApiCall): string {
  const words = documentPath(call).match(/[a-z]+/g) ?? [];
  return words
    .slice(1)
    .map((word, at) => (at === 0 ? word : capitalized(word)))
    .join("");
}

function parameterOf(name: string, { in: location, about, schema, isList, example }: Parameter) {
  const { $schema, ...one } = z.toJSONSchema(schema, { io: "output", override: plainly });
  return {
    name,
    in: location,
    description: about,
    required: location === "path",
    schema: isList ? { type: "array", items: one } : one,
    ...(isList ? { style: "form", explode: true } : {}),
    ...(example === undefined ? {} : { example }),
  };
}

function problem(description: string) {
  return { description, content: { "application/problem+json": { schema: { $ref: refOf("Problem") } } } };
}

/** A shape with a name is referred to by it, wherever it stands. */
function schemaOf(shape: z.ZodType, io: "input" | "output" = "output"): object {
  return allSchemas({ handle: shape }, io).handle ?? {};
}

function namedSchemas() {
  return allSchemas({});
}

function allSchemas(
  others: Record<string, z.ZodType>,
  io: "input" | "output" = "output",
): Record<string, object> {
  const shapes = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries({ ...named, ...others })) shapes.add(shape, { id });
  const { schemas } = z.toJSONSchema(shapes, { uri: refOf, io, unrepresentable: "any", override: plainly });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

/** Without what helps no reader: the limits of numbers as such, and a ban on fields that may come later. */
function plainly({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}
