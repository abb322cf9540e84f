import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { codeSplitting } from "./chunks.config.ts";

const brandFolder = fileURLToPath(new URL("./brand/public/", import.meta.url));

/** The chain's icons and sharing card go beside what every chain has in public/, each under its own name. */
const brandFiles: Plugin = {
  name: "brand-files",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    for (const fileName of globSync("**/*.*", { cwd: brandFolder }))
      this.emitFile({ type: "asset", fileName, source: readFileSync(`${brandFolder}${fileName}`) });
  },
};

/** `:target-current` is too new for the tools that make CSS small, which warn of it at every start: it goes in after them. */
const targetCurrent: Plugin = {
  name: "target-current",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = file.source.toString().replaceAll(".target-current", ":target-current");
  },
};

/**
 * Chromium compiles the whole file beside the page's own thread while it comes, where it would else compile function by function
 * as they are called. Most of React and its router is called before a page is awake.
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";

/** What a module of the server looks for (a thread, a process, the migrations) lies where its source does, not where the bundle is. */
const besideTheSource: Plugin = {
  name: "beside-the-source",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: /import\.meta\.url/ },
    handler(code, id) {
      const source = relative("/build/server", `/${relative(import.meta.dirname, id)}`);
      return code.replaceAll("import.meta.url", `new URL(${JSON.stringify(source)}, import.meta.url).href`);
    },
  },
};

/** V8 holds a text with one byte a sign where all are Latin: a single other dash would double what the server's source takes. */
const latinOnly: Plugin = {
  name: "latin-only",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk")
        file.code = file.code.replaceAll(
          /[\u0100-\uffff]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), brandFiles, targetCurrent, besideTheSource, latinOnly],
  resolve: {
    alias: [
      // See src/ui/lucide-icon.ts for why.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL("./src/ui/lucide-icon.ts", import.meta.url)),
      },
    ],
  },
  ssr:
    command === "build"
      ? // All in one bundle but the database's driver and what is loaded late, so that a start need not look for hundreds of files.
        {
          noExternal: true,
          external: [
            "drizzle-orm",
            "nodemailer",
            "oidc-provider",
            "pdfkit",
            "pg",
            "pino",
            "pino-pretty",
            "postal-mime",
          ],
        }
      : // Server and browser must draw the same icon.
        { noExternal: ["lucide-react"] },
  environments: {
    // One copy of every module: the site itself is the server entry, and it imports the pages.
    ssr: {
      // React asks for it at every step, and is several times slower when it is not said.
      ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
      build: {
        rolldownOptions: {
          input: {
            index: "./src/app/site.ts",
            services: "./src/app/services.ts",
            serve: "./src/app/serve.ts",
          },
          // All beside the entries: see besideTheSource.
          output: { chunkFileNames: "[name]-[hash].js" },
          // What a browser fetches late the server may well have from the start.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
    // What every page needs anyway comes in few pieces: they compress better, and changes when we change ours.
    client: {
      build: {
        // The router names what a page needs; the parts that come later have hardly anything to load beside them.
        modulePreload: false,
        rolldownOptions: {
          output: {
            entryFileNames: ({ name }) => `assets/${name.replace(/\.route$/, "")}-[hash].js`,
            postBanner: ({ name }) => (name === "framework" ? compileAtOnce : ""),
            codeSplitting: {
              groups: codeSplitting(),
            },
          },
        },
      },
    },
  },
}));
