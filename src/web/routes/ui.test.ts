import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { siteContext } from "#web/context.ts";
import { loader, meta } from "./ui.tsx";

const openIn = (appEnv: "demo" | "production") => {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    publicOrigin: "https://bilar.example",
    appEnv,
    recruitmentUrl: null,
    blogUrl: null,
    slots: [],
  });
  return loader({ context } as unknown as Parameters<typeof loader>[0]);
};

test("[UI-39] the page of parts is there outside production, and asks not to be indexed", () => {
  expect(openIn("demo")).toBeNull();
  const root = { loaderData: { publicOrigin: "https://bilar.example" } };
  const tags = meta({ matches: [root] } as unknown as Parameters<typeof meta>[0]);
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
});

test("[UI-39] in production there is no such page", () => {
  expect(() => openIn("production")).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
