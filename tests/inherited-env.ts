import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * What every process that a test starts is given of ours: where programs are, and what earlier ones have compiled, which
 * is half of the time that a start of Node takes with so many sources.
 */
export const inheritedEnv = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: join(tmpdir(), `milstolpen-compiled-${process.getuid?.()}`),
};
