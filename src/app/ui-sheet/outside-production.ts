import { data, type RouterContextProvider } from "react-router";
import { siteContext } from "#features/site-facts/context.ts";

/** The pages for those who build with the parts: there are none in production. */
export function requireOutsideProduction(context: Readonly<RouterContextProvider>): void {
  if (context.get(siteContext).appEnv === "production") throw data("page", 404);
}
