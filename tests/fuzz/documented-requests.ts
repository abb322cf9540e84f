import { openApiDocument } from "#app/api/openapi.ts";
import type { Random } from "#demo/random.ts";
import { apiCalls } from "#features/public-api/api/calls.ts";
import type { FuzzedRequest } from "./random-request.ts";
import { sendable, strangeValue } from "./strange-values.ts";

type Schema = {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  example?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
};
type Parameter = { name: string; in: string; schema?: Schema; example?: unknown };
type Operation = {
  parameters?: readonly Parameter[];
  security?: readonly unknown[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const document = openApiDocument(apiCalls, "http://localhost:3000") as unknown as Document;
/** What is answered with the whole stock is asked for elsewhere, seldom. */
const isHeavy = /^\/api\/(?:cars\/(?:all|delivered)|external-adverts\/all)$/;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  isHeavy.test(path)
    ? []
    : Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
);
const forms = operations.flatMap(({ operation }) => {
  const schema = operation.requestBody?.content["application/x-www-form-urlencoded"]?.schema;
  return schema ? [schema] : [];
});

/** What most likely is there, beside what most likely is not. */
const plausible = [
  ..."mlb001 iab12d volvo uppsala anna@example.com 2026-11-23 08-46500400 482971K 1 17 0 ja on 75001".split(
    " ",
  ),
  "Hej! Finns bilen kvar?",
] as const;
const strangeThings = [
  null,
  true,
  -1,
  1e21,
  0.5,
  "",
  [],
  {},
  [[]],
  JSON.parse('{"__proto__":{"a":1}}'),
] as const;

/** A call as the document has it, with what fits and what does not; `token` is somebody's who may do everything. */
export function documentedRequest(random: Random, token: string | null): FuzzedRequest {
  const { path, method, operation } = random.pick(operations);
  const said = (parameter: Parameter) => encodeURIComponent(textOf(random, parameter).toWellFormed());
  const { parameters = [], requestBody, security } = operation;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    said(parameters.find((one) => one.name === name) ?? { name, in: "path" }),
  );
  const query = parameters
    .filter((one) => one.in === "query" && random.chance(0.4))
    .map((one) => `${one.name}=${said(one)}`)
    .join("&");
  const [type, { schema = {} }] = random.pick(Object.entries(requestBody?.content ?? { "": {} }));
  return {
    method,
    path: sendable(query === "" ? filled : `${filled}?${query}`),
    headers: {
      ...(type === "" ? {} : { "content-type": type }),
      ...(security && token !== null && random.chance(0.9) ? { authorization: `Bearer ${token}` } : {}),
    },
    body: type === "" ? "" : bodyOf(random, type, schema),
  };
}

/** The fields of one of our forms, as a page posts them: for whatever page. */
export function formBody(random: Random): string {
  return bodyOf(random, "application/x-www-form-urlencoded", random.pick(forms));
}

function bodyOf(random: Random, type: string, schema: Schema): string {
  if (random.chance(0.05)) return strangeValue(random);
  const value = valueFor(random, schema, 0);
  if (type.endsWith("json")) return JSON.stringify(value);
  const fields = Object.entries(Object(value)).map(([name, one]) => [name, String(one ?? "")]);
  return new URLSearchParams(fields).toString();
}

function textOf(random: Random, { schema, example }: Parameter): string {
  if (example !== undefined && random.chance(0.4)) return String(example);
  return String(valueFor(random, schema ?? { type: "string" }, 0) ?? "");
}

function valueFor(random: Random, schema: Schema, depth: number): unknown {
  if (random.chance(0.12)) return random.pick(strangeThings);
  if (depth > 6) return null;
  const deeper = (one: Schema) => valueFor(random, one, depth + 1);
  if (schema.$ref) return deeper(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.enum) return random.pick(schema.enum);
  if ("const" in schema) return schema.const;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return deeper(random.pick(either));
  if (schema.type === "object" || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
        random.chance(0.85) ? [[name, deeper(one)]] : [],
      ),
    );
  if (schema.type === "array")
    return Array.from({ length: random.int(0, 3) }, () => deeper(schema.items ?? {}));
  if (schema.type === "boolean") return random.chance(0.5);
  if (schema.type === "integer" || schema.type === "number")
    return random.pick([schema.minimum ?? 0, schema.maximum ?? 1, random.int(-1, 400_000), 2 ** 53, 0.1]);
  if (schema.example !== undefined && random.chance(0.5)) return schema.example;
  return random.chance(0.6) ? random.pick(plausible) : strangeValue(random);
}
