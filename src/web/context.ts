import { createContext } from "react-router";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import type { ThirdPartySlot } from "#domain/visitor/third-party-slots.ts";

/** What the server hands to loaders with each request. */
export const databaseContext = createContext<Database>();
/** The stock in memory: lists, counts and suggestions are answered from it. */
export const stockContext = createContext<StockInStep>();
export const clockContext = createContext<() => Date>(() => new Date());
/** Scripts of a streamed answer run only with this word in their tag. */
export const nonceContext = createContext<string>();
/** A page rendered in one go; `scripts` are those that we wrote into it, as its Content-Security-Policy names them. */
export type RenderedPage = { html: string; scripts: readonly string[] };
/** Takes a rendered page beside the answer, whose body stays empty: through a stream it would cost as much again. */
export const handOverContext = createContext<(page: RenderedPage) => void>();
export const siteContext = createContext<{
  publicOrigin: string;
  appEnv: "demo" | "development" | "test" | "production";
  /** Where jobs are advertised; `null` = our own page about them. */
  recruitmentUrl: string | null;
  /** Scripts of others that the operator has let in. */
  slots: ThirdPartySlot[];
}>();
/** Where an error behind a page is written down; the visitor only reads that something went wrong. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
});
