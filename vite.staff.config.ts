import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const entries = {
  entry: fileURLToPath(new URL("./src/app/staff/entry.tsx", import.meta.url)),
  redirect: fileURLToPath(new URL("./src/platform/staff/sign-in/redirect.ts", import.meta.url)),
  "toolbox-entry": fileURLToPath(
    new URL("./src/features/staff-home/staff/toolbox/toolbox-entry.tsx", import.meta.url),
  ),
} as const;

/** The names of the files, which the server reads (src/platform/staff/staff-files.ts). */
const staffFiles: Plugin = {
  name: "staff-files",
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const built = (id: string) =>
      files.find((file) => file.type === "chunk" && file.facadeModuleId === id)?.fileName;
    const styles = files.filter(({ fileName }) => fileName.endsWith(".css"));
    const source = JSON.stringify({
      script: `/${built(entries.entry)}`,
      redirect: `/${built(entries.redirect)}`,
      toolbox: `/${built(entries["toolbox-entry"])}`,
      styles: styles.map(({ fileName }) => `/${fileName}`),
    });
    this.emitFile({ type: "asset", fileName: "staff-files.json", source });
  },
};

/**
 * The staff's side is built apart from the pages of the router: in one build a module that both use becomes a file of its
 * own, and every page of the staff's would make the visitors' heavier.
 */
export default defineConfig({
  plugins: [staffFiles],
  publicDir: false,
  // What MSAL says of itself at the top of its files is no warning of ours.
  logLevel: "error",
  resolve: {
    alias: [
      // See src/ui/lucide-icon.ts for why.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL("./src/ui/lucide-icon.ts", import.meta.url)),
      },
    ],
  },
  build: {
    // biome-ignore lint/style/noProcessEnv: scripts/build.ts builds aside and swaps.
    outDir: `${process.env.SITE_BUILD_DIR ?? "build"}/client`,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input: entries },
  },
});
