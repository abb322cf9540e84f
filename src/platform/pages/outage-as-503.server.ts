import { data } from "react-router";
import { isOutage } from "#platform/db/outage.ts";

/** For loaders: while the database cannot be reached, the visitor gets the page for that, and may try again. */
export function rethrowOutageAs503(error: unknown): never {
  if (isOutage(error)) throw data("outage", 503);
  throw error;
}
