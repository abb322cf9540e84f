import { expect, test } from "vitest";
import { escaped } from "./markup.ts";

test("[TEXT-11] the signs of markup are written as entities, all others as they are", () => {
  expect(escaped(`<a href="x">R&D's å</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;R&amp;D&#39;s å&lt;/a&gt;");
});
