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
  wholeMs: number;
  /** Before the second try; twice as long before the third. */
  pauseMs: number;
  mostBytes: number;
};

export const usualFetchRules: FetchRules = {
  allowsPrivate: false,
  silenceMs: 10_000,
  wholeMs: 60_000,
  pauseMs: 500,
  mostBytes: 15 * 2 ** 20,
};

const tries = 3;
const mostRedirects = 3;
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
      return await followed(new URL(address), rules, signal, mostRedirects);
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
  const within = AbortSignal.any([signal, AbortSignal.timeout(rules.wholeMs)]);
  const answer = await answerOf(address, rules, within);
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200) return bytesOf(answer, rules);
  answer.destroy();
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
  if (isIP(host) && !rules.allowsPrivate && isPrivateAddress(host)) throw ownNetwork();
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = ask(
      address,
      {
        signal,
        lookup: rules.allowsPrivate ? undefined : publicLookup,
        headers: { accept: "image/avif,image/webp,image/jpeg,image/png", "user-agent": "stock-import" },
      },
      resolve,
    );
    asked.setTimeout(rules.silenceMs, () =>
      asked.destroy(new PictureFailed("servern svarar inte", { isPassing: true })),
    );
    asked.on("error", reject);
    asked.end();
  });
}

/** The address that was judged is the one that is then connected to: a name cannot mean another the second time. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }).then(
    (found: LookupAddress[]) => {
      const [first] = found;
      if (!first || found.some(({ address }) => isPrivateAddress(address))) done(ownNetwork(), "");
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => done(error, ""),
  );
};

function ownNetwork(): PictureFailed {
  return new PictureFailed("adressen ligger i ett privat nät (--allow-private-addresses tillåter det)");
}

async function bytesOf(answer: IncomingMessage, { mostBytes }: FetchRules): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw tooLarge(mostBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

export function tooLarge(mostBytes: number): PictureFailed {
  return new PictureFailed(`är större än ${Math.round(mostBytes / 2 ** 20)} MB`);
}

/** By the code of the error; anything else is told as it is. */
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
  const said = error instanceof Error ? error.message : String(error);
  return new PictureFailed(reasons[code] ?? `kunde inte hämtas (${said})`, {
    isPassing: code !== "ENOTFOUND",
  });
}
