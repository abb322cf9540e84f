import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { isSecretAddress, secretAddresses } from "#core/secret-addresses.ts";
import { myPaths } from "#features/accounts/rules/my-paths.ts";
import { reservationPaths } from "#features/reservations/rules/reservation-paths.ts";
import { savedSearchPaths } from "#features/saved-searches/rules/saved-search-paths.ts";
import { noThirdParties } from "#tests/test-services.ts";
import routes from "../../src/routes.ts";
import { testSite } from "../test-site.ts";

const others = "https://tags.example";
const site = await testSite({
  outside: { ...noThirdParties, slots: [{ name: "tagManager", url: `${others}/tags.js` }] },
});
afterAll(() => site.close());

const token = "own.sx8k2p.NDgyOTcx.aBcDeFgHiJkLmNoPqRsTuV";

type Entry = { path?: string | undefined; children?: Entry[] | undefined };
const pathsOf = (entries: readonly Entry[], before = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const whole = path === "" ? before : `${before}/${path}`;
    return children.length > 0 ? pathsOf(children, whole) : [whole];
  });
const all = [...new Set(pathsOf(routes))].filter((path) => path !== "/*");

/** What a parameter of a route names; one that is not here is a key. */
const publicNames: Record<string, string> = {
  ":make": "volvo",
  ":licenseplate": "xxx999",
  ":slug": "uppsala",
  ":id": "00000000-0000-4000-8000-000000000000",
  ":position": "0",
  ":step?": "bekrafta",
  ":part?": "",
};
/** Named by the news that tells of it. */
const campaign = "/kampanj/:token?";

const filled = (path: string) =>
  `${path
    .split("/")
    .map((part) => (part.startsWith(":") ? (publicNames[part] ?? token) : part))
    .filter((part, at) => at === 0 || part !== "")
    .join("/")}/`;

type Asked = { status: number; headers: Headers; html: string };
const secretive = {
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "private, no-store",
};
const saidOf = ({ headers }: Asked) =>
  Object.fromEntries(Object.keys(secretive).map((name) => [name, headers.get(name)]));
const letsOthersIn = ({ headers }: Asked) => (headers.get("content-security-policy") ?? "").includes(others);

function expectSecret(path: string, asked: Asked) {
  expect({ path, ...saidOf(asked), others: letsOthersIn(asked) }).toEqual({
    path,
    ...secretive,
    others: false,
  });
}

describe("[SEC-5] every route of the site", () => {
  test.each(all.filter((path) => path !== campaign && filled(path).includes(token)))(
    "%s has a key in its path: no others, no referrer, no index, no cache",
    async (path) => {
      for (const address of [filled(path), `${filled(path).slice(0, -1)}.data`])
        expectSecret(address, await site.get(address));
    },
  );

  test.each(all)("%s tells its key to nobody, or does not read it", async (path) => {
    const address = filled(path === campaign ? "/kampanj" : path);
    const plain = await site.get(address);
    for (const name of ["t", "ko", "sida", "token", "key", "nyckel"]) {
      const asked = await site.get(`${address}?${name}=${token}`);
      if (asked.headers.get("referrer-policy") === "no-referrer") expectSecret(address, asked);
      else expect([name, asked.status, said(asked.html)]).toEqual([name, plain.status, said(plain.html)]);
    }
  });
});

/** What differs between two renderings of one page. */
const said = (html: string) =>
  html.replaceAll(/[?&](?:t|ko|sida|token|key|nyckel)=[\w.-]+/g, "").replaceAll(/r-[\da-z]+/g, "");

test.each([
  "/arende/bilaga/?t=",
  "/customer-uploads/?t=",
  "/bevaka/andra/?t=",
  "/mina-sidor/auth/?t=",
  "/mina-sidor/radera/?t=",
  "/Mina-Sidor/radera/?t=",
  "/reservera-bil/?licenseplate=xxx999&ko=",
  "/%61rende/",
  "/api/uploads/",
])("[SEC-5] %s… is secret", async (begin) => {
  expectSecret(begin, await site.get(`${begin}${token}`));
});

test.each(["/", "/kopa-bil/", "/bevaka/", "/reservera-bil/", "/offertforslag/", "/kampanj/host/"])(
  "[SLOT-4] %s is everybody's, and lets in whom the operator has let in",
  async (path) => {
    const asked = await site.get(path);
    expect([letsOthersIn(asked), asked.headers.get("referrer-policy")]).toEqual([
      true,
      "strict-origin-when-cross-origin",
    ]);
  },
);

describe("the log", () => {
  const posts = [
    "/arende/{}/stang/",
    "/reservation/{}/avboka/",
    "/reservation/ko/{}/",
    "/offertforslag/{}/val/",
    "/mina-sidor/auth/?t={}",
    "/bevaka/bekrafta/?t={}",
    "/customer-uploads/?t={}",
  ];
  beforeAll(async () => {
    for (const path of posts)
      await site.request(path.replace("{}", token), { method: "POST", body: new URLSearchParams() });
  });
  test("[LOG-5] knows no key, whatever was asked above", () => {
    expect(site.logged.length).toBeGreaterThan(all.length);
    expect(site.logged.filter((line) => line.includes("NDgyOTcx"))).toEqual([]);
    expect(site.logged.join("")).toContain("/arende/[secret]/stang/");
  });
});

/** What an address names that is no key: cars, stores, news, files of the demo's own inbox. */
const opensNothing =
  /^\/(?:kopa-bil|salda-bilar|bilar|external-adverts|visningar|video-viewer|sphere-viewer|jamfora-lager|jamfora-bilar|butik|news|kampanj|kontakt|ride|vardera-bil|byta-bil|salj-din-bil)\/|^\/reservera-bil\/\?licenseplate=[^&]+$|^[^/]|^\/own\./;

test("[SEC-5] an address that our code makes with a key in it is a secret one", () => {
  const makers = { ...paths, ...reservationPaths, ...savedSearchPaths, ...myPaths };
  const open: string[] = [];
  for (const [name, make] of Object.entries(makers)) {
    if (
      typeof make !== "function" ||
      /car|cardPictures|whyHere|compare|buy|watch$|paymentPlan|inbox$/i.test(name)
    )
      continue;
    const address = Reflect.apply(make, null, [token, token]) as string;
    if (!address.includes(token) || opensNothing.test(address)) continue;
    if (!isSecretAddress(new URL(address, "http://site"))) open.push(`${name}: ${address}`);
  }
  expect(open).toEqual([]);
});

test("[SEC-5] no row of the table is about a place that there is not", async () => {
  const places = [
    ...all.map((path) => `${path}/`),
    "/api/uploads/",
    "/idp/interaction/",
    "/personal/",
    "/logga-in/",
    "/auth/",
  ];
  for (const { under } of secretAddresses)
    expect([under, places.some((path) => path.startsWith(under))]).toEqual([under, true]);
});
