import * as z from "zod";
import { capitalized } from "#core/text/capitalized.ts";
import type { FormField } from "#features/forms/rules/form-field.ts";
import { envelopeShape, listShape } from "#platform/http/envelope.ts";
import { apiForms } from "./forms.ts";
import { clientMarker, workshopPath, workshopToken } from "./workshop-intake.ts";

type Words = {
  schemaOf: (shape: z.ZodType) => object | undefined;
  problem: (description: string) => object;
};

const openedShape = z.object({
  caseNumber: z.string().meta({ description: "Ärendenumret, utan mellanrum", example: "482971K" }),
  page: z.string().meta({ description: "Ärendets egen sida; länken är hemlig" }),
});
const askedShape = z.object({ page: z.string().meta({ description: "Sidan som säger vad som händer nu" }) });

/** The forms for the OpenAPI document, from the same rows as the pages. */
export function formPaths({ schemaOf, problem }: Words): Record<string, Record<string, object>> {
  return Object.fromEntries(
    apiForms.map(({ path, form, title, about, isCase = true }) => {
      const schema = {
        type: "object",
        required: form.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
        properties: Object.fromEntries(form.fields.map((field) => [field.name, propertyOf(field)])),
      };
      const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
      const post = {
        operationId: `post${capitalized(form.name)}`,
        summary: title,
        description: about,
        parameters: [
          ...(path === workshopPath ? doorParameters : []),
          {
            name: "Idempotency-Key",
            in: "header",
            required: false,
            description: "Samma nyckel och samma innehåll inom ett dygn är samma ärende",
            schema: { type: "string", maxLength: 200 },
          },
        ],
        requestBody: {
          required: true,
          content: Object.fromEntries(types.map((type) => [type, { schema }])),
        },
        responses: {
          201: {
            description: isCase
              ? "Ärendet finns, och kvittot är på väg"
              : "Ett brev att bekräfta med är på väg",
            content: {
              "application/json": {
                schema: schemaOf(envelopeShape(listShape(isCase ? openedShape : askedShape, {}))),
              },
            },
          },
          400: problem("Går inte att läsa"),
          ...(path === workshopPath ? { 401: problem(`${workshopToken} saknas eller gäller inte`) } : {}),
          403: problem("Skickat från en annan webbplats"),
          409: problem("Idempotency-Key har använts för något annat"),
          413: problem("För stort"),
          415: problem("Varken formulär eller JSON"),
          422: problem("Något fält saknas eller är fel; errors säger vilket"),
          429: problem("För många på kort tid: vänta så länge som Retry-After säger"),
        },
      };
      return [path, { post }];
    }),
  );
}

const doorParameters = [
  {
    name: workshopToken,
    description: "Från en annan webbplats eller ett program, där vi har gett ut en nyckel",
  },
  { name: clientMarker, description: "Vilket program som skickar; behövs med nyckeln" },
].map((one) => ({ ...one, in: "header", required: false, schema: { type: "string" } }));

function propertyOf({ label, message, maxLength, hint, options, kind }: FormField) {
  if (kind === "pictures")
    return {
      type: "array",
      items: { type: "string" },
      description: `${label}: id från /api/uploads/. ${hint}`,
    };
  if (kind === "filter")
    return { type: ["object", "string"], description: `${label}. ${hint}. Fel: ${message}.` };
  return {
    type: kind === "whole" || kind === "decimal" ? ["number", "string", "null"] : ["string", "null"],
    description: [label, hint, `Fel: ${message}.`].filter(Boolean).join(". "),
    ...(maxLength === undefined ? {} : { maxLength: maxLength }),
    ...(options ? { examples: options } : {}),
  };
}
