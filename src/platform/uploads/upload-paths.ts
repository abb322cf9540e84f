import type * as z from "zod";
import { envelopeShape } from "#platform/http/envelope.ts";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import { type UploadCall, uploadCalls } from "./upload-reference.ts";

type Texts = {
  schemaOf: (shape: z.ZodType) => object | undefined;
  problem: (description: string) => object;
};

/** The calls that write, for the OpenAPI document: by path, and there by method. */
export function uploadPaths(texts: Texts): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of uploadCalls)
    paths[call.path] = { ...paths[call.path], [call.method]: operation(call, texts) };
  return paths;
}

function operation(call: UploadCall, { schemaOf, problem }: Texts) {
  const { operationId, title, about, body, data, status, refusals } = call;
  return {
    operationId,
    summary: title,
    description: about,
    parameters: [...pathParameters(call), ...headers(call)],
    ...(body && {
      requestBody: { required: true, content: { [body.type]: { schema: schemaOf(body.shape) } } },
    }),
    responses: {
      [status]: {
        description: "Svaret",
        content: data
          ? { "application/json": { schema: schemaOf(envelopeShape(data)) } }
          : { "image/jpeg": {} },
      },
      ...Object.fromEntries(Object.entries(refusals).map(([code, why]) => [code, problem(why)])),
      429: problem("För många anrop: vänta så länge som Retry-After säger"),
    },
  };
}

function pathParameters({ path }: UploadCall) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: name === "number" ? "integer" : "string" },
  }));
}

function headers({ isWrite, method }: UploadCall) {
  const named = (name: string) => ({ name, in: "header", required: true, schema: { type: "string" } });
  return [...(isWrite ? [named(csrfHeader)] : []), ...(method === "put" ? [named("Content-Digest")] : [])];
}
