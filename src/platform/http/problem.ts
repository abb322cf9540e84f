import * as z from "zod";

/** What went wrong, as RFC 9457 writes it. The title is what the generic client shows, so it says it all. */
export const problemShape = z.object({
  type: z.string(),
  title: z.string().meta({ description: "Vad som gick fel, på svenska" }),
  status: z.int(),
  detail: z.string().optional().meta({ description: "Vad som går bra i stället" }),
  parameter: z.string().optional().meta({ description: "Det fält som felet gäller" }),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .meta({ description: "Fälten som behöver rättas, i formulärets ordning" }),
  clashes: z
    .array(z.record(z.string(), z.unknown()))
    .optional()
    .meta({ description: "Fälten som någon annan har ändrat, med bådas värden" }),
});
export type Problem = z.infer<typeof problemShape>;

/** Thrown by whoever reads a request, answered by the app. */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  constructor(problem: Omit<Problem, "type">, headers: Readonly<Record<string, string>> = {}) {
    super(problem.title);
    this.problem = { type: "about:blank", ...problem };
    this.headers = headers;
  }
}

export function problemResponse(problem: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}
