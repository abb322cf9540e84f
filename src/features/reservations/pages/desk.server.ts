import { data, type RouterContextProvider } from "react-router";
import { isOutage } from "#platform/db/outage.ts";
import { type HoldDesk, holdDeskContext } from "../context.ts";

/** Asks the desk; a page that is not there is 404, a database that is away 503. */
export async function atTheDesk<Found>(
  context: Readonly<RouterContextProvider>,
  ask: (desk: HoldDesk) => Promise<Found | null>,
): Promise<Found> {
  const desk = context.get(holdDeskContext);
  const found = desk && (await ask(desk).catch(outageOr));
  if (found === null) throw data("page", 404);
  return found;
}

/** What a page says while the database is away. */
export function outageOr(error: unknown): never {
  if (isOutage(error)) throw data("outage", 503);
  throw error;
}
