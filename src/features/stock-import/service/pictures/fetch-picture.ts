import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { request as askHttp, type ClientRequest, type IncomingMessage } from "node:http";
import { request as askHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { PictureFailed } from "./picture-failed.ts";
import { isPrivateAddress } from "./private-address.ts";

export type FetchRules = {
  /** Addresses of our own network too: for a picture server behind the same wall. */
  allowsPrivate: boolean;
  silenceMs: number;
  totalMs: number;
  /** Before the second try; twice as long before the third. */
  pauseMs: number;
  maxBytes: number;
};

export const usualFetchRules: FetchRules = {
  allowsPrivate: false,
  silenceMs: 10_000,
  totalMs: 60_000,
  pauseMs: 500,
  maxBytes: 15 * 2 ** 20,
};

const tries = 3;
const maxRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const passing: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The bytes at a web address, within bounds of time and size. What may pass is tried again. */
export async function fetchPicture(
  address: string,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await followed(new URL(address), rules, signal, maxRedirects);
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof PictureFailed ? error : failureOf(error);
      if (!failure.isPassing || attempt === tries) throw failure;
      await wait(rules.pauseMs * attempt, undefined, { signal });
    }
  }
}

async function followed(
  address: URL,
  rules: FetchRules,
  signal: AbortSignal,
  redirectsLeft: number,
): Promise<Uint8Array> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(rules.totalMs)]);
  const response = await answerOf(address, rules, within);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return bytesOf(response, rules);
  response.destroy();
  if (!redirects.has(statusCode) || !headers.location)
    throw new PictureFailed(`servern svarade ${statusCode}`, { isPassing: passing.has(statusCode) });
  if (redirectsLeft === 0) throw new PictureFailed("för många omdirigeringar");
  const next = URL.parse(headers.location, address);
  if (!next) throw new PictureFailed("omdirigeras till något som inte är en webbadress");
  return followed(next, rules, signal, redirectsLeft - 1);
}

function answerOf(address: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const ask = { "http:": askHttp, "https:": askHttps }[address.protocol];
  if (!ask) throw new PictureFailed("omdirigeras till något som inte är en webbadress");
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !rules.allowsPrivate && isPrivateAddress(host)) throw privateNetwork();
  return new Promise((resolve, reject) => {
    const request: ClientRequest = ask(
      address,
      {
        signal,
        lookup: rules.allowsPrivate ? undefined : publicLookup,
        headers: { accept: "image/avif,image/webp,image/jpeg,image/png", "user-agent": "stock-import" },
      },
      resolve,
    );
    request.setTimeout(rules.silenceMs, () =>
      request.destroy(new PictureFailed("servern svarar inte", { isPassing: true })),
    );
    request.on("error", reject);
    request.end();
  });
}

/** The address that was judged is the one that is then connected to: a name cannot mean another the second time. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }).then(
    (addresses: LookupAddress[]) => {
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => isPrivateAddress(address))) done(privateNetwork(), "");
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => done(error, ""),
  );
};

function privateNetwork(): PictureFailed {
  return new PictureFailed("adressen ligger i ett privat nät (--allow-private-addresses tillåter det)");
}

async function bytesOf(response: IncomingMessage, { maxBytes }: FetchRules): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

export function tooLarge(maxBytes: number): PictureFailed {
  return new PictureFailed(`är större än ${Math.round(maxBytes / 2 ** 20)} MB`);
}

/** Texts by error code; any other error is shown as it is. */
const reasons: Record<string, string> = {
  ENOTFOUND: "servern finns inte",
  EAI_AGAIN: "servern finns inte",
  ECONNREFUSED: "servern svarar inte",
  ECONNRESET: "anslutningen bröts",
  ETIMEDOUT: "servern svarar inte",
  ABORT_ERR: "servern svarar inte",
};

function failureOf(error: unknown): PictureFailed {
  const code = String(error instanceof Error && Reflect.get(error, "code"));
  const reason = error instanceof Error ? error.message : String(error);
  return new PictureFailed(reasons[code] ?? `kunde inte hämtas (${reason})`, {
    isPassing: code !== "ENOTFOUND",
  });
}
