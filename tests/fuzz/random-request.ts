import type { Random } from "#demo/random.ts";
import { filterFieldNames } from "#features/catalogue/rules/filter.ts";
import { apiCalls } from "#features/public-api/api/calls.ts";
import { routeTable } from "#tests/route-table.ts";
import routes from "../../src/routes.ts";
import { documentedRequest, formBody } from "./documented-requests.ts";
import { sendable, strangeValue } from "./strange-values.ts";

export type FuzzedRequest = { method: string; path: string; headers: Record<string, string>; body: string };

/** 28 MB each: a few of them are enough. */
const heavy = ["/api/cars/all", "/api/cars/delivered", "/api/external-adverts/all"];

/** What most likely is there, for the names that addresses have. */
const inPlace: Readonly<Record<string, string>> = {
  make: "volvo",
  licenseplate: "mlb001",
  slug: "uppsala",
  step: "andra",
  position: "0",
};
/** Every page and its data, as the router knows them. */
const pages = routes.map(
  ({ path = "" }) =>
    `/${path.replaceAll(/:(\w+)\??/g, (_, name: string) => inPlace[name] ?? "1").replace("*", "x/y")}/`,
);

const addresses = [
  ...new Set([...routeTable, ...pages]),
  ...apiCalls.map(({ example }) => example.split("?")[0] ?? "").filter((path) => !heavy.includes(path)),
  ..."/kopa-bil/forslag/ /kopa-bil/svar/ /salda-bilar/forslag/ /salda-bilar/svar/ /external-adverts/svar/".split(
    " ",
  ),
  ..."/kopa-bil/volvo/mlb001/ /salda-bilar/volvo/mlb001/ /external-adverts/mlb001/ /bilar/mlb001/".split(" "),
  ..."/visningar/mlb001/ /live/cars /healthz /readyz /robots.txt /llms.txt /sitemap.xml /sitemaps/pages.xml".split(
    " ",
  ),
  ..."/sitemaps/cars-1.xml /sitemaps/sold-2026-10.xml /files/sold-cars/v2/2026-10.json /api/ /api/openapi.json".split(
    " ",
  ),
  ..."/favicon.svg /favicon.ico /manifest.webmanifest /service-worker.js /assets/ /_app/ /ui/ /kopa-bil.data".split(
    " ",
  ),
  ..."/_root.data /__manifest /kontakt/kundservice/ /butik/kiruna/ /news/finns-inte/ /.env /wp-login.php".split(
    " ",
  ),
];

const names = [
  ...filterFieldNames,
  "utm_source",
  "gclid",
  "licenseplate",
  "_routes",
  "index",
  "since",
  "from",
  "to",
];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"] as const;

/** A header and what is said in it; other values are strange ones. */
const headers = {
  "accept-encoding": [
    "br",
    "gzip",
    "br;q=0.1, gzip;q=1",
    "*",
    "identity;q=0",
    "br;q=x",
    ",,,",
    "zstd, deflate",
  ],
  "if-none-match": ["*", 'W/"a"', 'W/"a", "b"', '"'],
  "if-modified-since": ["Mon, 16 Nov 2026 00:00:00 GMT", "igår"],
  range: ["bytes=0-10", "bytes=-1", "bytes=9-1", "bytes=0-0,1-1", "lines=1-2"],
  host: ["localhost", "evil.example", "localhost:99999", "[::1]", "a b", "-", "xn--", "localhost/../"],
  "x-forwarded-for": ["1.2.3.4", "1.2.3.4, 5.6.7.8", "::1", "unknown"],
  "x-forwarded-proto": ["https", "javascript"],
  "x-forwarded-host": ["evil.example"],
  "x-request-id": ["abc", "x".repeat(300)],
  accept: ["text/html", "application/json", "*/*;q=x", "text/event-stream"],
  "content-type": ["application/json", "multipart/form-data", "text/plain; charset=klingon", "x"],
  cookie: ["a=b", "=;=;=", "__proto__=1"],
  origin: ["null", "https://evil.example"],
  "sec-fetch-site": ["cross-site", "none"],
  "user-agent": ["", "Googlebot/2.1", "curl/8"],
  "last-event-id": ["1", "-1"],
  "x-http-method-override": ["DELETE"],
  expect: ["100-continue"],
} as const satisfies Record<string, readonly string[]>;

const bodies = [
  "",
  "{}",
  "[1,",
  "a=b&a=c",
  "\u0000\u0001",
  '{"__proto__":{"a":1}}',
  "x".repeat(100_000),
] as const;

/**
 * The same seed makes the same request: a failure can be asked for again by its number. Half of them are calls as the
 * document of the API has them, `token` is that of one of us.
 */
export function randomRequest(random: Random, token: string | null = null): FuzzedRequest {
  return random.chance(0.5) ? documentedRequest(random, token) : anyRequest(random);
}

function anyRequest(random: Random): FuzzedRequest {
  if (random.chance(0.1))
    return {
      method: "POST",
      path: random.pick(addresses),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: formBody(random),
    };
  const method = random.weighted(methods, (name) => (name === "GET" ? 30 : 1));
  const hasBody = method !== "GET" && method !== "HEAD" && method !== "TRACE";
  return {
    method,
    path: sendable(randomPath(random) + randomQuery(random)),
    headers: randomHeaders(random),
    body: hasBody ? random.pick(bodies) : "",
  };
}

function randomPath(random: Random): string {
  if (random.chance(0.001)) return random.pick(heavy);
  const path = random.pick(addresses);
  return random
    .weighted(
      [
        { weight: 12, as: () => path },
        { weight: 1, as: () => path.toUpperCase() },
        { weight: 1, as: () => path.replace(/\/$/, "") },
        { weight: 1, as: () => `/${path}` },
        { weight: 1, as: () => `${path}${withoutQuery(strangeValue(random))}/` },
        { weight: 1, as: () => path.replace(/[^/]+\/?$/, `${withoutQuery(strangeValue(random))}/`) },
        { weight: 1, as: () => `${path.replace(/\/$/, "")}.data` },
        { weight: 1, as: () => `${path}../${path}` },
      ],
      ({ weight }) => weight,
    )
    .as();
}

const withoutQuery = (value: string) => value.replace(/[?#]/g, "");

function randomQuery(random: Random): string {
  if (random.chance(0.4)) return "";
  const pairs = random.weighted([1, 3, 10, 200], (count) => 1 / count);
  const isRepeated = random.chance(0.3);
  const first = random.pick(names);
  const said = Array.from({ length: pairs }, () => {
    const name = isRepeated ? first : random.chance(0.9) ? random.pick(names) : strangeValue(random);
    return `${name}${random.chance(0.95) ? "=" : ""}${randomValue(random)}`;
  });
  // Longer than Node reads: it says so itself, which is a rule of Node and not of ours.
  return `?${said.join(random.chance(0.97) ? "&" : "?")}`.slice(0, random.pick([500, 3_000, 12_000]));
}

function randomValue(random: Random): string {
  return random.chance(0.5) ? String(random.int(-1, 400_000)) : strangeValue(random);
}

function randomHeaders(random: Random): Record<string, string> {
  const count = random.weighted([0, 1, 3, 8], (many) => 1 / (many + 1));
  const chosen = Array.from({ length: count }, () => {
    const name = random.pick(Object.keys(headers) as (keyof typeof headers)[]);
    return [
      name,
      random.chance(0.8) ? random.pick<string>(headers[name]) : inHeader(strangeValue(random)),
    ] as const;
  });
  return Object.fromEntries(chosen.filter(([name, value]) => name !== "expect" || value === "100-continue"));
}

/** Node's client sends nothing else. */
const inHeader = (value: string) => value.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/gu, "").slice(0, 2_000);
