import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * What Node has compiled and freed of types is kept for the next start, which takes a second less of processor. Where the
 * folder cannot be written nothing is kept, and nothing else changes.
 */
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)));
