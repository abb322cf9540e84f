import { promisify } from "node:util";
import { brotliCompress, constants, crc32, gzip } from "node:zlib";
import type { Encoding } from "#platform/http/accept-encoding.ts";

/** Name, value, name, value: as the socket takes them. */
export type FlatHeaders = readonly string[];
export type EncodedPage = { body: Buffer<ArrayBuffer>; flatHeaders: FlatHeaders };

/** A page ready to be sent: its bytes as they are, and compressed once somebody wants them so. */
export type PageBytes = {
  etag: string;
  /** For those who have the page already. */
  flatHeaders: FlatHeaders;
  ready: Partial<Record<Encoding, EncodedPage>>;
  encoded: (encoding: Encoding) => Promise<EncodedPage>;
  /** All that is held of it now. */
  size: () => number;
};

/** Hard enough for text, and a few milliseconds beside the page itself; not on the thread that renders pages. */
const brotliLevel = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // A window of 256 kB holds most pages; the default, 4 MB, is taken anew by each thread that compresses.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const encoders = {
  identity: async ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength),
  br: async (bytes) => Buffer.from(await asBrotli(bytes, brotliLevel)),
  gzip: async (bytes) => Buffer.from(await asGzip(bytes)),
} as const satisfies Record<Encoding, (bytes: Uint8Array<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>>;

export function pageBytes(bytes: Uint8Array<ArrayBuffer>, rendered: Headers): PageBytes {
  const etag = `W/"${bytes.length.toString(36)}-${crc32(bytes).toString(36)}"`;
  const headers = {
    // The browser may cache it, but asks each time: a car may be gone.
    "cache-control": "no-cache",
    ...Object.fromEntries(rendered),
    etag,
    vary: "accept-encoding",
  };
  const ready: PageBytes["ready"] = {};
  const encoded = async (encoding: Encoding): Promise<EncodedPage> => {
    const cached = ready[encoding];
    if (cached) return cached;
    const body = await encoders[encoding](bytes);
    const length = { "content-length": String(body.length) };
    const how = encoding === "identity" ? length : { ...length, "content-encoding": encoding };
    const page = { body, flatHeaders: Object.entries({ ...headers, ...how }).flat() };
    ready[encoding] = page;
    return page;
  };
  const flatHeaders = Object.entries(headers).flat();
  return { etag, flatHeaders, ready, encoded, size: () => bytes.length + extraBytes(flatHeaders, ready) };
}

/** Headers and compressed bodies; what is sent as it is has no bytes of its own. */
function extraBytes(flatHeaders: FlatHeaders, { br, gzip, identity }: PageBytes["ready"]): number {
  const compressed = [br, gzip].reduce((sum, one) => sum + (one?.body.length ?? 0), 0);
  const headers = [flatHeaders, br?.flatHeaders, gzip?.flatHeaders, identity?.flatHeaders];
  return compressed + headers.flat().reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
