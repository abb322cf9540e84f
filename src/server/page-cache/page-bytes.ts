import { promisify } from "node:util";
import { brotliCompress, constants, crc32, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";
/** Name, value, name, value: as the socket takes them. */
export type FlatHeaders = readonly string[];
export type Encoded = { body: Buffer<ArrayBuffer>; flatHeaders: FlatHeaders };

/** A page ready to be sent: its bytes as they are, and compressed once somebody wants them so. */
export type PageBytes = {
  etag: string;
  /** For those who have the page already. */
  flatHeaders: FlatHeaders;
  ready: Partial<Record<Encoding, Encoded>>;
  encoded: (encoding: Encoding) => Promise<Encoded>;
  size: number;
};

/** Hard enough for text, and a few milliseconds beside the page itself; not on the thread that draws pages. */
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
  identity: async (bytes) => Buffer.from(bytes),
  br: async (bytes) => Buffer.from(await asBrotli(bytes, brotliLevel)),
  gzip: async (bytes) => Buffer.from(await asGzip(bytes)),
} as const satisfies Record<Encoding, (bytes: Uint8Array<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>>;

/** Text shrinks to a fifth or less in either encoding. */
const sizeWithEncodings = 1.4;

export function pageBytes(bytes: Uint8Array<ArrayBuffer>, said: Headers): PageBytes {
  const etag = `W/"${bytes.length.toString(36)}-${crc32(bytes).toString(36)}"`;
  const headers = {
    // Kept by the browser, but asked for each time: a car may be gone.
    "cache-control": "no-cache",
    ...Object.fromEntries(said),
    etag,
    vary: "accept-encoding",
  };
  const ready: PageBytes["ready"] = {};
  const encoded = async (encoding: Encoding): Promise<Encoded> => {
    const known = ready[encoding];
    if (known) return known;
    const body = await encoders[encoding](bytes);
    const length = { "content-length": String(body.length) };
    const how = encoding === "identity" ? length : { ...length, "content-encoding": encoding };
    const made = { body, flatHeaders: Object.entries({ ...headers, ...how }).flat() };
    ready[encoding] = made;
    return made;
  };
  return {
    etag,
    flatHeaders: Object.entries(headers).flat(),
    ready,
    encoded,
    size: bytes.length * sizeWithEncodings,
  };
}

/** Browsers say it in few ways, but with every request. */
const known = new Map<string, Encoding>();
const knownAtMost = 100;

/** [ZIP-1] */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const encoding = known.get(accepted) ?? readEncodings(accepted);
  if (known.size < knownAtMost) known.set(accepted, encoding);
  return encoding;
}

function readEncodings(accepted: string): Encoding {
  const said = new Map(
    accepted.split(",").map((one) => {
      const [name = "", quality = ""] = one.toLowerCase().replace(/\s/g, "").split(";");
      return [name, !/^q=0(\.0*)?$/.test(quality)] as const;
    }),
  );
  const takes = (encoding: Encoding) => said.get(encoding) ?? said.get("*") ?? false;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
