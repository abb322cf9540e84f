import { createContext } from "react-router";
import type { Database } from "#data/database.ts";

/** What the server hands to loaders with each request. */
export const databaseContext = createContext<Database>();
export const clockContext = createContext<() => Date>(() => new Date());
/** Scripts of this answer run only with this word in their tag. */
export const nonceContext = createContext<string>();
export const siteContext = createContext<{
  publicOrigin: string;
  appEnv: "demo" | "development" | "test" | "production";
}>();
/** Where an error behind a page is written down; the visitor only reads that something went wrong. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
});
