import { data } from "react-router";
import { isOutage } from "#platform/db/outage.ts";
import type { LastKnown } from "../service/last-known.ts";

/** What is known, however old; when nothing is, because the database is away, the page is a 503. */
export async function known<Value>(request: Promise<LastKnown<Value>>): Promise<LastKnown<Value>> {
  try {
    return await request;
  } catch (error) {
    if (isOutage(error)) throw data("outage", 503);
    throw error;
  }
}
