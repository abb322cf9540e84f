import * as z from "zod";
import { withDescription } from "./described.ts";
import type { ListData } from "./parameters.ts";
import { streamed } from "./streamed.ts";

/** What every answer that succeeds looks like (decisions §2). */
export function envelopeShape<Shape extends z.ZodType>(data: Shape) {
  return z.object({
    status: z.literal("success"),
    hasError: z.literal(false),
    errors: z.array(z.string()).length(0),
    data,
  });
}

/** What `data` holds: the list, how long it is, and which of its pages this is. */
export function listShape<One extends z.ZodType, Rest extends z.ZodRawShape>(one: One, rest: Rest) {
  return z.object({
    json: z.array(one),
    total: withDescription(z.int(), "Hur många det är på alla sidor tillsammans"),
    page: z.int(),
    pages: withDescription(
      z.int(),
      "Avrundat uppåt, och en mindre när sista sidan är full: gå efter next där det finns",
    ),
    ...rest,
  });
}

/** A list that comes whole. */
export function onOnePage(total: number): Pick<ListData, "total" | "page" | "pages"> {
  return { total, page: 1, pages: 1 };
}

const success = { status: "success", hasError: false, errors: [] } as const;
export const jsonType = "application/json; charset=utf-8";

export function envelope(
  { json, ...rest }: ListData,
  headers: Record<string, string>,
  status = 200,
): Response {
  const body = isList(json)
    ? JSON.stringify({ ...success, data: { ...rest, json } })
    : streamed(textOf(rest, json));
  return new Response(body, { status, headers: { "content-type": jsonType, ...headers } });
}

/** The same text, in parts. */
export function envelopeParts({ json, ...rest }: ListData): AsyncGenerator<string> {
  return textOf(rest, isList(json) ? inOnePart(json) : json);
}

async function* inOnePart(json: readonly unknown[]): AsyncGenerator<readonly unknown[]> {
  yield json;
}

function isList(json: ListData["json"]): json is readonly unknown[] {
  return Array.isArray(json);
}

/** The same text as the whole would be, a part at a time, so that thousands of cars never lie in memory as one. */
async function* textOf(
  rest: Record<string, unknown>,
  parts: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  const opening = JSON.stringify({ ...success, data: { ...rest, json: [] } });
  const end = "]}}";
  yield opening.slice(0, -end.length);
  let isFirst = true;
  for await (const part of parts) {
    const text = part.map((one) => JSON.stringify(one)).join(",");
    if (text === "") continue;
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield end;
}
