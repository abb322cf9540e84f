import * as z from "zod";

/** Whatever JSON can say. One schema for all who ask for that: it holds itself, so the document of the API gives it a name. */
export const anyJson = z.json();
