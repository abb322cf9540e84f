import type * as z from "zod";

/** A parameter that a call declares. `schema` reads one text; a list may be given several times. */
export type Parameter = {
  in: "path" | "query";
  about: string;
  schema: z.ZodType<unknown, string>;
  isList?: boolean;
  /** Some value that can be used, for the document. */
  example?: string;
};

export type Parameters = Readonly<Record<string, Parameter>>;

/** The request's parameters, parsed: the first text of each, or undefined. */
export type ParameterValues<Declared extends Parameters> = {
  readonly [Name in keyof Declared]: z.output<Declared[Name]["schema"]> | undefined;
};

/** The list stands in `json`; a long one comes some cars at a time. Every list says how long it is. */
export type ListData = {
  total: number;
  page: number;
  pages: number;
  json: readonly unknown[] | AsyncIterable<readonly unknown[]>;
  [key: string]: unknown;
};
