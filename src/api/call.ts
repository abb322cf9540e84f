import type * as z from "zod";
import type { Catalogs } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import type { SoldFiles } from "#services/sold-files/sold-files.ts";

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
export type Asked<Declared extends Parameters> = {
  readonly [Name in keyof Declared]: z.output<Declared[Name]["schema"]> | undefined;
};

/** What an answer is made from: one stock, as it is in one version. */
export type Desk = {
  db: Database;
  catalogs: Catalogs;
  soldFiles: SoldFiles;
  now: Date;
  publicOrigin: string;
  /** The request's query, whichever way it was written. */
  query: URLSearchParams;
};

/** The list stands in `json`; a long one comes some cars at a time. Every list says how long it is. [API-25] */
export type Data = {
  total: number;
  page: number;
  pages: number;
  json: readonly unknown[] | AsyncIterable<readonly unknown[]>;
  [beside: string]: unknown;
};

export type Answer = {
  /** The same text for questions that have the same answer in the same stock; null when nobody may keep it. */
  canonical: string | null;
  data: () => Data | Promise<Data>;
};

/** One row of the table in product.md §7. */
export type ApiCall = {
  /** As the contract writes it; what stands in braces may be left out. */
  path: string;
  /** The same for the router, without final slashes. */
  routes: readonly string[];
  title: string;
  about: string;
  example: string;
  parameters: Parameters;
  /** What `data` holds in the answer. */
  data: z.ZodObject;
  /** Of very many cars: made once for each version of the stock, few at a time. [API-23] */
  isWholeStock?: boolean;
  answer: (asked: Asked<Parameters>, desk: Desk) => Answer | Promise<Answer>;
};

/** Lets the compiler see what each call can be asked. */
export function apiCall<const Declared extends Parameters>(
  call: Omit<ApiCall, "parameters" | "answer"> & {
    parameters: Declared;
    answer: (asked: Asked<Declared>, desk: Desk) => Answer | Promise<Answer>;
  },
): ApiCall {
  return call as unknown as ApiCall;
}
