import { afterAll, expect, test } from "vitest";
import { builtPages, plainPages } from "#features/content/rules/content-places.ts";
import { buttonClass } from "#ui/button-variant.ts";
import { formsUnderTest } from "./forms-under-test.ts";
import { fresh, postingTo } from "./posting.ts";
import { mainIn, plain, readable } from "./shown-page.ts";

const site = await postingTo();
afterAll(() => site.close());

const [, look = ""] = /(bg-brand text-on-brand)/.exec(buttonClass({})) ?? [];

/** What a page's buttons of the first kind say. */
const primaries = (html: string) =>
  [...plain(mainIn(html)).matchAll(/<(a|button)\b[^>]*class="([^"]*)"[^>]*>(.*?)<\/\1>/gs)]
    .filter(([, , classes = ""]) => classes.includes(look))
    .map(([, , , words = ""]) => readable(words).trim());

const texts = Object.keys({ ...plainPages, ...builtPages })
  .filter((slug) => !["kampanj", "news/index", "salda-bilar", "external-adverts"].includes(slug))
  .map((slug) => `/${slug}/`);

test("[ONEACT-1] no page around a text has two primary buttons", async () => {
  const found: Record<string, string[]> = {};
  for (const path of [...texts, "/kampanj/", "/news/", "/mina-sidor/", "/mina-sidor/auth/", "/bevaka/"]) {
    const shown = primaries((await site.get(path)).html);
    if (shown.length > 1) found[path] = shown;
  }
  expect(found).toEqual({});
});

test("[ONEACT-1] a receipt has its own primary button, and the case's form has it once that is followed", async () => {
  const [form] = formsUnderTest;
  if (!form) throw new Error("There is no form");
  const sent = await site.send(form, fresh(form.right, form.text));
  const place = sent.headers.get("location") ?? "";
  expect(primaries((await site.get(place)).html)).toEqual(["Följ ärendet"]);
  expect(primaries((await site.get(place.replace("?kvitto=1", ""))).html)).toEqual(["Skicka"]);
});

test.each([
  ["/kontakt/", "Ring oss"],
  ["/reklamation/", "Hellre prata?"],
  ["/bilservice/", "Hellre prata?"],
  ["/kopvillkor/", "Fråga oss"],
])("[ONEACT-2] %s: the number to call stands once beside the page, below %s", async (path, heading) => {
  const { html } = await site.get(path);
  const asides = [...mainIn(html).matchAll(/<aside\b.*?<\/aside>/gs)].map(([aside]) => aside).join("");
  expect(asides.match(/<a [^>]*href="tel:/g)).toHaveLength(1);
  expect(readable(asides)).toContain(heading);
});
