import familjenGrotesk from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import styles from "#app/app.css?url";
import { ErrorPage } from "#app/shell/error-page.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { themeColours } from "#brand/theme-colours.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { commonWeek } from "#features/stores/rules/hours-of-chain.ts";
import { logoPreload } from "#platform/pages/logo.tsx";
import { paintedWith } from "#platform/pages/painted-with.ts";
import hankenGrotesk from "#ui/fonts/hanken-grotesk-latin-400-700.woff2?url";
import type { Route } from "./+types/root.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, appEnv, build, recruitmentUrl, slots } = context.get(siteContext);
  const { listed, chain } = context.get(stockContext).catalogs();
  return {
    publicOrigin,
    build,
    shell: {
      carCount: listed.size,
      storeCount: chain.stores.length,
      storeHours: commonWeek(chain.stores),
      recruitmentUrl,
      slots,
      isProduction: appEnv === "production",
    },
  };
}

/** The facts of the shell are loaded once, and do not change while somebody reads. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  // First of all files: nothing is shown before it is there.
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  paintedWith("content"),
  logoPreload,
  ...[familjenGrotesk, hankenGrotesk].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    // Its colours are chosen before React is there (first-paint-scripts.ts).
    <html lang="sv" data-build={root?.build} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {(["light", "dark"] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={themeColours[scheme]}
          />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <Shell facts={root?.shell}>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
