import * as z from "zod";

/** What is wrong with what was sent, field by field. */
export function formErrors(schema: z.ZodType, sent: unknown): Record<string, string[]> {
  const { error } = schema.safeParse(sent);
  return error ? (z.flattenError(error).fieldErrors as Record<string, string[]>) : {};
}
