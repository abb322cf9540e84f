import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { siteContext } from "#features/site-facts/context.ts";
import * as parts from "./parts.route.tsx";
import * as pictures from "./pictures.route.tsx";

const openIn = ({ loader }: typeof parts | typeof pictures, appEnv: "demo" | "production") => {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    publicOrigin: "https://bilar.example",
    appEnv,
    build: "1",
    recruitmentUrl: null,
    blogUrl: null,
    slots: [],
  });
  return loader({ context } as never);
};

const pages = { parts, pictures };

test.each(Object.entries(pages))(
  "[UI-39] the page of %s is there outside production, and asks not to be indexed",
  (_, page) => {
    expect(openIn(page, "demo")).toBeNull();
    const root = { loaderData: { publicOrigin: "https://bilar.example" } };
    expect(page.meta({ matches: [root] } as never)).toContainEqual({ name: "robots", content: "noindex" });
  },
);

test.each(Object.entries(pages))("[UI-39] in production there is no page of %s", (_, page) => {
  expect(() => openIn(page, "production")).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["production", false],
  ["demo", true],
])("[UI-39] a build for %s has their routes: %s", async (appEnv, has) => {
  vi.stubEnv("APP_ENV", appEnv);
  // Evaluated anew, as by the builder.
  const { default: routes } = await import(/* @vite-ignore */ `../../routes.ts?${appEnv}`);
  expect(JSON.stringify(routes).includes("ui-sheet")).toBe(has);
});
