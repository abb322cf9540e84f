import pino from "pino";
import { noLoad } from "#app/load-watch.ts";
import type { Resources, Services } from "#app/services.ts";
import type { SiteSettings, SiteSignals } from "#app/site-settings.ts";
import type { SoldFiles } from "#features/public-api/service/sold-files.ts";
import { knownFacts } from "#features/site-facts/service/known-facts.ts";
import { noValuations } from "#features/valuation/service/valuations.ts";
import { noSignIn } from "#platform/auth/open-sign-in.ts";
import { isReachable } from "#platform/db/ready.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { signedLinks } from "#platform/links/signed-links.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import type { SiteMedia } from "#platform/pictures/picture-files.ts";
import type { PictureStore } from "#platform/pictures/picture-store.ts";
import { uploads } from "#platform/uploads/uploads.ts";

export const noFiles: FileStore = {
  put: async () => {},
  has: async () => false,
  find: async () => null,
  list: async () => [],
  remove: async () => {},
};

const noSoldFiles: SoldFiles = {
  months: async () => [],
  find: async () => null,
  upgraded: async () => null,
  saveFinal: async () => {},
  saveUnfinished: async () => {},
};

const noPictures: PictureStore = {
  save: async () => null,
  find: async () => null,
  findByHash: async () => null,
};

export const noMedia: SiteMedia = {
  variants: { find: async () => null, warm: async () => {} },
  demoPicture: () => null,
  demoVideo: () => null,
  logo: "",
};

export const noThirdParties: Resources["outside"] = { recruitmentUrl: null, blogUrl: null, slots: [] };

/** The same for all test sites: a link of one is a link of the other, as between processes. */
export const testLinks = signedLinks([{ id: "test", secret: Buffer.alloc(32, "k") }]);
const mail = {
  publicOrigin: "http://localhost:3000",
  from: { name: "Milstolpen", address: "kundservice@milstolpen.example" },
  links: testLinks,
};

export type Changes = Partial<Resources> & Pick<Resources, "db" | "stock">;

/** What a site needs, over a borrowed database and stock: what a test says nothing of is empty, and letters are written down. */
export function testResources(changes: Changes): Resources {
  const { db, files = noFiles, clock = () => new Date() } = changes;
  const accept = () => Promise.reject(new Error("This test looks at no picture"));
  return {
    clock,
    files,
    mail,
    isReachable: () => isReachable(db),
    isDiskFull: async () => false,
    facts: knownFacts(db),
    soldFiles: noSoldFiles,
    pictures: noPictures,
    media: noMedia,
    uploads: uploads({ db, store: files, intake: { accept }, clock }),
    findVehicle: async () => ({ kind: "noRegister" }),
    register: async () => ({ kind: "noRegister" }),
    valuations: noValuations,
    signIn: noSignIn,
    views: { see: () => {} },
    workshop: { origins: [], tokens: [] },
    load: noLoad,
    outside: noThirdParties,
    publicOrigin: "http://localhost:3000",
    appEnv: "test",
    metrics: openMetrics(),
    log: pino({ level: "silent" }),
    ...changes,
  };
}

export async function testServices(changes: Changes): Promise<Services> {
  const { openServices } = await import("#app/services.ts");
  return openServices(testResources(changes));
}

const settings: SiteSettings = {
  clientFiles: new URL("../build/client", import.meta.url).pathname,
  pictureOrigins: [],
  hstsMaxAge: 31_536_000,
  hstsSubdomains: true,
  pageCacheBytes: 12 * 2 ** 20,
  isRateLimited: false,
  isBehindProxy: false,
  metricsToken: null,
};
const never = new AbortController().signal;

/** All that a test may want to be another. */
export type SiteChanges = Partial<Resources & SiteSettings & SiteSignals>;

/** The built site: the same copy of every module answers and serves. */
export async function builtSite(changes: SiteChanges & Changes) {
  const { createSite }: typeof import("#app/site.ts") = await built("index");
  const { openServices }: typeof import("#app/services.ts") = await built("services");
  const services = openServices(testResources(changes));
  const signals = { draining: never, stopping: never };
  return createSite({
    services,
    settings: { ...settings, ...changes },
    signals: { ...signals, ...changes },
  });
}

/** Asked for once: the runner reads the file anew at every import of its address, though it does not run it again. */
const loaded = new Map<string, Promise<unknown>>();

async function built<Module>(name: string): Promise<Module> {
  const address = new URL(`../build/server/${name}.js`, import.meta.url).href;
  const module = loaded.get(address) ?? import(address);
  loaded.set(address, module);
  return (await module) as Module;
}
