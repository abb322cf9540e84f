import type * as z from "zod";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import type { Database } from "#platform/db/database.ts";
import type { ListData, Parameters, ParameterValues } from "#platform/http/parameters.ts";
import type { SoldFiles } from "../service/sold-files.ts";

/** What an answer is made from: one stock, as it is in one version. */
export type ApiRequest = {
  db: Database;
  catalogs: Catalogs;
  soldFiles: SoldFiles;
  now: Date;
  publicOrigin: string;
  /** The request's query, whichever way it was written. */
  query: URLSearchParams;
};

export type Answer = {
  /** The same text for questions that have the same answer in the same stock; null when nobody may keep it. */
  canonical: string | null;
  data: () => ListData | Promise<ListData>;
  /** What it took to read the question, in words that were compared. */
  work?: number;
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
  /** Of very many cars: made once for each version of the stock, few at a time. */
  isFullExport?: boolean;
  handle: (values: ParameterValues<Parameters>, request: ApiRequest) => Answer | Promise<Answer>;
};

/** Lets the compiler see what each call can be asked. */
export function apiCall<const Declared extends Parameters>(
  call: Omit<ApiCall, "parameters" | "handle"> & {
    parameters: Declared;
    handle: (values: ParameterValues<Declared>, request: ApiRequest) => Answer | Promise<Answer>;
  },
): ApiCall {
  return call as unknown as ApiCall;
}
