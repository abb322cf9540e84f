export type Encoding = "br" | "gzip" | "identity";

/** Browsers say it in few ways, but with every request. */
const cache = new Map<string, Encoding | null>();
const maxCached = 100;

/** How a page is sent to whoever accepts this; null when nothing we can make is accepted (RFC 9110 §12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return "identity";
  const cachedEncoding = cache.get(accepted);
  if (cachedEncoding !== undefined) return cachedEncoding;
  const encoding = bestEncoding(accepted, ["br", "gzip"]);
  if (cache.size < maxCached) cache.set(accepted, encoding);
  return encoding;
}

/**
 * The encoding that is wanted most, of those that can be made; among equals the one named first, and what is sent as
 * it is last of all, unless it is wanted more.
 */
export function bestEncoding(
  accepted: string,
  made: readonly Exclude<Encoding, "identity">[],
): Encoding | null {
  const qualityOf = qualities(accepted);
  const any = qualityOf.get("*");
  // Nobody need name "identity": it goes unless it is refused.
  const ranked = [
    ...made.map((encoding) => ({ encoding, quality: qualityOf.get(encoding) ?? any ?? 0 })),
    { encoding: "identity" as const, quality: qualityOf.get("identity") ?? (any === 0 ? 0 : minQuality) },
  ].filter(({ quality }) => quality > 0);
  const best = Math.max(...ranked.map(({ quality }) => quality));
  return ranked.find(({ quality }) => quality === best)?.encoding ?? null;
}

const minQuality = 0.0001;

function qualities(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(",").flatMap((one) => {
      const [name = "", ...parameters] = one.toLowerCase().replace(/\s/g, "").split(";");
      return name === "" ? [] : [[alias[name] ?? name, qualityIn(parameters)]];
    }),
  );
}

const alias: Partial<Record<string, string>> = { "x-gzip": "gzip" };

function qualityIn(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const quality = weight === undefined ? 1 : Number(weight);
  return quality >= 0 && quality <= 1 ? quality : 0;
}
