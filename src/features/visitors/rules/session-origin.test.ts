import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Arrival,
  firstClickOrigin,
  type Origin,
  originFromArrival,
  sessionOriginFromArrival,
  sessionOriginSlice,
  withArrival,
} from "./session-origin.ts";

const unknown = sessionOriginSlice.parse({});

function anArrival({ query = "", ...said }: Partial<Omit<Arrival, "query">> & { query?: string }): Arrival {
  return {
    referrer: "",
    cookies: "",
    siteHost: "milstolpen.example",
    query: new URLSearchParams(query),
    ...said,
  };
}

test("[ORIGIN-1] until something is known: direkt, and no ids; a stored origin that we do not write is direkt", () => {
  expect(unknown).toEqual({
    origin: "direkt",
    googleClickId: null,
    facebookClickId: null,
    facebookPixel: null,
  });
  expect(sessionOriginSlice.parse({ origin: "månen", googleClickId: "abc" })).toEqual({
    ...unknown,
    googleClickId: "abc",
  });
});

test.each([
  ["https://chatgpt.com/", "ai:chatgpt"],
  ["https://chat.openai.com/c/1", "ai:chatgpt"],
  ["https://openai.com/", "ai:openai"],
  ["https://www.perplexity.ai/search", "ai:perplexity"],
  ["https://claude.ai/chat", "ai:claude"],
  ["https://gemini.google.com/app", "ai:gemini"],
  ["https://copilot.microsoft.com/", "ai:copilot"],
  ["https://chat.mistral.ai/", "ai:mistral"],
  ["https://chat.deepseek.com/", "ai:deepseek"],
  ["https://grok.com/", "ai:grok"],
  ["https://www.google.se/", "organisk:google"],
  ["https://google.com/search?q=volvo", "organisk:google"],
  ["https://www.google.co.uk/", "organisk:google"],
  ["android-app://com.google.android.googlequicksearchbox/", "organisk:google"],
  ["https://www.bing.com/search", "organisk:bing"],
  ["https://duckduckgo.com/", "organisk:duckduckgo"],
  ["https://se.search.yahoo.com/", "organisk:yahoo"],
  ["https://www.ecosia.org/search", "organisk:ecosia"],
  ["https://search.brave.com/", "organisk:brave"],
  ["https://www.startpage.com/", "organisk:startpage"],
  ["https://www.qwant.com/", "organisk:qwant"],
  // Of any other referrer the host alone is kept, and what is none is nobody.
  ["https://mail.google.com/mail", "hanvisning:mail.google.com"],
  ["https://google.se.example/", "hanvisning:google.se.example"],
  ["https://notopenai.com/", "hanvisning:notopenai.com"],
  ["https://Blogg.Example/artikel?namn=anna", "hanvisning:blogg.example"],
  ["", "direkt"],
  ["inte en adress", "direkt"],
  ["about:blank", "direkt"],
  ["https://", "direkt"],
])("[ORIGIN-2] [ORIGIN-3] [ORIGIN-4] the referrer %j: %s", (referrer, origin) => {
  expect(originFromArrival(anArrival({ referrer }))).toBe(origin);
});

test.each([
  ["chatgpt.com", "ai:chatgpt"],
  ["ChatGPT.com", "ai:chatgpt"],
  ["openai", "ai:openai"],
  ["perplexity", "ai:perplexity"],
])("[ORIGIN-2] utm_source=%s is an AI assistant, with or without a referrer", (source, origin) => {
  expect(originFromArrival(anArrival({ query: `utm_source=${source}` }))).toBe(origin);
  expect(
    originFromArrival(anArrival({ query: `utm_source=${source}`, referrer: "https://www.google.se/" })),
  ).toBe(origin);
});

test.each([
  "https://milstolpen.example/kopa-bil/",
  "https://www.milstolpen.example/",
  "https://Blogg.milstolpen.example/",
])("[ORIGIN-5] %s is our own page, not a referrer", (referrer) => {
  expect(originFromArrival(anArrival({ referrer }))).toBe("direkt");
  expect(originFromArrival(anArrival({ referrer, siteHost: "www.milstolpen.example" }))).toBe("direkt");
});

test("[ORIGIN-6] a tagged link is a campaign, never organic", () => {
  const arrival = anArrival({ referrer: "https://www.google.se/", query: "utm_source=Nyhetsbrev" });
  expect(originFromArrival(arrival)).toBe("hanvisning:nyhetsbrev");
});

test("[ORIGIN-6] a Google click id is a paid advert, never organic", () => {
  const arrival = anArrival({ referrer: "https://www.google.se/", query: "gclid=abc" });
  expect(originFromArrival(arrival)).toBe("hanvisning:www.google.se");
});

test("[ORIGIN-7] gclid, fbclid and _fbp are kept as they came", () => {
  const arrival = anArrival({ query: "gclid=G-1&fbclid=F-2", cookies: "x=1; _fbp=fb.1.2.3; a_fbp=no" });
  expect(sessionOriginFromArrival(arrival)).toEqual({
    origin: "direkt",
    googleClickId: "G-1",
    facebookClickId: "F-2",
    facebookPixel: "fb.1.2.3",
  });
});

test("[ORIGIN-7] an empty or endless id is none", () => {
  const arrival = anArrival({ query: `gclid=&fbclid=${"x".repeat(501)}`, cookies: "_fbp=" });
  expect(sessionOriginFromArrival(arrival)).toEqual(unknown);
});

test("[ORIGIN-8] the first click is stored once", () => {
  expect(firstClickOrigin(null, "ai:claude")).toBe("ai:claude");
  expect(firstClickOrigin("ai:claude", "organisk:google")).toBe("ai:claude");
  expect(firstClickOrigin("skräp", "organisk:google")).toBe("organisk:google");
});

test("[ORIGIN-8] whatever comes later, the first click stands", () => {
  const anyOrigin = fc.constantFrom<Origin>(
    "direkt",
    "ai:chatgpt",
    "organisk:bing",
    "hanvisning:blogg.example",
  );
  fc.assert(
    fc.property(anyOrigin, fc.array(anyOrigin), (first, later) => {
      expect(later.reduce(firstClickOrigin, firstClickOrigin(null, first))).toBe(first);
    }),
  );
});

test("[ORIGIN-9] going on from our own page keeps the origin, coming anew replaces it and keeps older ids", () => {
  const came = withArrival(unknown, anArrival({ referrer: "https://chatgpt.com/", query: "gclid=G-1" }));
  const wentOn = withArrival(
    came,
    anArrival({ referrer: "https://milstolpen.example/", query: "gclid=G-2" }),
  );
  expect(wentOn).toEqual(came);
  const cameBack = withArrival(wentOn, anArrival({ referrer: "https://www.bing.com/", query: "fbclid=F-1" }));
  expect(cameBack).toEqual({
    ...unknown,
    origin: "organisk:bing",
    googleClickId: "G-1",
    facebookClickId: "F-1",
  });
});

test("[ORIGIN-4] no referrer and no query can make it throw or give anything but the four kinds", () => {
  const anyReferrer = fc.oneof(
    fc.string(),
    fc.string().map((host) => `https://${host}`),
  );
  fc.assert(
    fc.property(anyReferrer, fc.string(), fc.string(), (referrer, source, cookies) => {
      const query = new URLSearchParams({ utm_source: source, gclid: source }).toString();
      const arrival = anArrival({ referrer, query, cookies });
      const session = sessionOriginFromArrival(arrival);
      expect(session.origin).toMatch(/^(direkt|ai:.+|organisk:.+|hanvisning:.+)$/s);
      expect(sessionOriginSlice.parse(session)).toEqual(session);
    }),
  );
});
