import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

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

/** Every page has these. What comes later, or on some pages only, stays apart. */
const shellFiles =
  /\/(src\/(app\/(shell\/|pages\/wanted-page\.)|ui\/(modal|is-here|icon-button|checkbox)|platform\/(pages\/(error-texts|logo)|browser\/(later-part|change-with|own-build|step-store|storage|toast-store)\.)|features\/(site-facts\/rules\/(footer-links|navigation)|visitors\/pages\/(browser-store|consent-store|follow-stored|list-left|visit)|favourites\/pages\/favorites-store|accounts\/pages\/follow-account)\.)|node_modules\/(zustand\/|lucide-react\/.*\/(menu|heart)\.))/;
const notOfEveryPage =
  /\/(consent-banner|toast-view|offline-page|outdated-notice|web-manifest|stored-state|follow-stock|live-store|remember-search|remember-view|note-list-left|note-view|change-favorites|favorite-changes|shared-list|compare-store|compare-changes|sync-account|account-changed|unseen-writes)\./;
const isOfShell = (file: string) => shellFiles.test(file) && !notOfEveryPage.test(file);

const isNotOfTexts =
  /\/src\/(ui\/(badge|milepost|notice|panel|breadcrumb|option-count|arrow-link)\.tsx|features\/(compare\/(pages\/compare-store\.ts|rules\/(compare-|own-car|stored-list))|cars\/pages\/live-store\.ts)|core\/text\/percent\.ts)/;

/** What stands on a list and on other pages besides comes in a few pieces too: two dozen small files compress a third worse. */
const controls =
  /\/(src\/(ui\/(segmented|select|state-panel)\.tsx|features\/(credit\/pages\/credit-warning\.tsx|cars\/rules\/car-count\.ts))|lucide-react\/.*\/(chevron-(left|right)|bell)\.)/;
const cards =
  /\/src\/(features\/(cars\/pages\/(car-card|car-picture|card-pictures|mileage-ruler|price-tag|steady-price|use-card-pictures|use-broken-picture|plate-in-path|car-grid|live-cars|use-live-cars)|compare\/pages\/compare-tick|favourites\/pages\/favorite-button|catalogue\/pages\/remember-search)|platform\/pictures\/picture-variants)\.tsx?$|lucide-react\/.*\/search\./;

/** What many pages share: the design system, texts and dates, and what the browser keeps. */
const shared =
  /\/(brand|src\/(ui(?!\/field-message)|core\/(paths|company|text\/(?!filter-bounds|step-words)|money|dates\/(clock|dates|moments|weekday)|person\/(email|phone))|platform\/browser\/(change-with|own-build|step-store|storage|toast-store)|features\/(content\/pages|cars\/(rules\/car-count|pages\/(follow-stock|live-store))|catalogue\/pages\/remember-search|adverts\/pages\/(note-view|remember-view)|visitors\/pages\/(browser-store|consent-store|follow-stored|list-left|note-list-left|stored-state|unseen-writes|visit)|favourites\/pages\/(change-favorites|favorite-changes|favorites-store|shared-list)|compare\/pages\/compare-(changes|store)|accounts\/pages\/(account-changed|follow-account|sync-account))))/;

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
          input: { index: "./src/app/site.ts", serve: "./src/app/serve.ts" },
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
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                { name: "shell", test: isOfShell, priority: 2 },
                // Shared by other pages; a text has none of it, and loads none of it.
                { name: "parts", test: isNotOfTexts, minShareCount: 8, priority: 2 },
                {
                  name: "shared",
                  test: shared,
                  minShareCount: 8,
                  priority: 1,
                },
                { name: "controls", test: controls, priority: 1 },
                { name: "cards", test: cards, priority: 0.9 },
              ],
            },
          },
        },
      },
    },
  },
}));
