import { registerHooks } from "node:module";

/**
 * The package.json of these two is 200 kB, and Node reads it again for each of their files: half a thousand times, five
 * seconds at every start. Their own files are modules that lie where they say, so there is nothing to look up.
 */
const withLargeManifest = /\/node_modules\/(date-fns|drizzle-orm)\/.*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const isWithin = specifier.startsWith(".") && withLargeManifest.test(context.parentURL ?? "");
    if (!isWithin || !specifier.endsWith(".js")) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
  },
});
