import { expect, test } from "vitest";
import { readEnv } from "#platform/config/env.ts";
import { outsideFromEnv } from "./outside-addresses.ts";

const addresses = {
  RECRUITMENT_URL: "https://jobb.example/milstolpen",
  BLOG_URL: "https://blogg.example/",
  TAG_MANAGER_URL: "https://tags.example/a.js",
  REVIEWS_WIDGET_URL: "https://reviews.example/b.js",
  CHAT_PIXEL_URL: "https://chat.example/c.js",
};

test("[SLOT-1] nothing outside is let in by default", () => {
  expect(outsideFromEnv(readEnv({}))).toEqual({ recruitmentUrl: null, blogUrl: null, slots: [] });
});

test("[SLOT-1] [SLOT-2] [SHELL-3] [BLOG-1] what is set is let in, the chat pixel outside production only", () => {
  const inProduction = outsideFromEnv(readEnv({ ...addresses, APP_ENV: "production" }));
  expect(inProduction.recruitmentUrl).toBe(addresses.RECRUITMENT_URL);
  expect(inProduction.blogUrl).toBe(addresses.BLOG_URL);
  expect(inProduction.slots.map(({ name }) => name)).toEqual(["tagManager", "reviewsWidget"]);
  expect(outsideFromEnv(readEnv(addresses)).slots).toContainEqual({
    name: "chatPixel",
    url: addresses.CHAT_PIXEL_URL,
  });
});
