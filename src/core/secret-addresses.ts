type Row = {
  under: string;
  /** Where the key stands: in the segment that follows, in a parameter, or nowhere, where the page itself is private. */
  key: "segment" | { parameter: string } | null;
};

/**
 * Addresses that open something for whoever has them, and pages of one person. From this table follow what policy, referrer,
 * robots and caches are told, what a log may say, and that nobody else's script runs there.
 */
export const secretAddresses: readonly Row[] = [
  { under: "/arende/", key: "segment" },
  { under: "/reservation/ko/", key: "segment" },
  { under: "/reservation/", key: "segment" },
  { under: "/offertforslag/", key: "segment" },
  { under: "/f/", key: "segment" },
  { under: "/api/uploads/", key: "segment" },
  { under: "/idp/interaction/", key: "segment" },
  { under: "/customer-uploads/", key: { parameter: "t" } },
  { under: "/avsluta-utskick/", key: { parameter: "t" } },
  { under: "/nyhetsbrev/bekrafta/", key: { parameter: "t" } },
  { under: "/bevaka/", key: { parameter: "t" } },
  { under: "/reservera-bil/", key: { parameter: "ko" } },
  // The page without a network is told which one was asked for.
  { under: "/_app/", key: { parameter: "sida" } },
  { under: "/mina-sidor/", key: null },
  { under: "/personal/", key: null },
  { under: "/logga-in/", key: null },
  { under: "/auth/", key: null },
  { under: "/inkorg/", key: null },
];

type Address = { pathname: string; search: string };

/** The row of an address, however its letters are written; null for what anybody may see. */
function rowOf({ pathname, search }: Address): Row | null {
  // The data of a page has the page's address and an ending of its own.
  const path = `${decoded(pathname)
    .toLowerCase()
    .replace(/(?:\/_)?\.data$/, "")}/`;
  const params = new URLSearchParams(search);
  return (
    secretAddresses.find(({ under, key }) => {
      if (!path.startsWith(under)) return false;
      if (key === null) return true;
      return key === "segment" ? /[^/]/.test(path.slice(under.length)) : params.has(key.parameter);
    }) ?? null
  );
}

export function isSecretAddress(address: Address): boolean {
  return rowOf(address) !== null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
