import { themeColours } from "#brand/theme-colours.ts";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { storeCountText } from "#features/stores/rules/store-count.ts";

/** What a telephone needs to keep the site as an app. */
export function webManifest(storeCount: number) {
  return {
    id: paths.home(),
    name: `${company.name}, begagnade bilar`,
    short_name: company.name,
    description: `Begagnade bilar i ${storeCountText(storeCount)}. Skick, prishistorik och miltal står i annonsen.`,
    lang: "sv",
    dir: "ltr",
    start_url: paths.home(),
    scope: paths.home(),
    display: "standalone",
    background_color: themeColours.light,
    theme_color: themeColours.light,
    categories: ["shopping", "auto"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Köp bil", url: paths.buy() },
      { name: "Värdera bil", url: paths.valuation() },
    ],
  };
}
