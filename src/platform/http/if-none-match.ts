const tags = /(?:W\/)?"([^"]*)"/g;

/**
 * Whether the one who asks has the answer already. A list of tags, weak or strong, or `*` for any; the comparison is
 * the weak one, as RFC 9110 §13.1.2 says.
 */
export function isNotModified(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  const own = opaque(etag);
  return ifNoneMatch.matchAll(tags).some(([, tag]) => tag === own);
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, "").slice(1, -1);
}
