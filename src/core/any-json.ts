import * as z from "zod";

/** Any JSON. One shared schema: it is recursive, and OpenAPI needs a name for it. */
export const anyJson = z.json();
