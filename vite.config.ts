import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // One copy of every module: the site itself is the server entry, and it imports the pages.
  environments: { ssr: { build: { rollupOptions: { input: "./src/server/site.ts" } } } },
});
