import { createHash, randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { paths } from "#core/paths.ts";
import { isSecretAddress } from "#core/secret-addresses.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { strictTransport } from "#platform/http/strict-transport.ts";
import { styleSheet } from "#platform/mail/mail-style.ts";

/**
 * The baseline every answer carries. Of scripts that stand in a page only those run that we wrote there; nothing is
 * loaded from other hosts but those the operator has let in; nobody may frame us.
 */
const fixedHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), interest-cohort=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
} as const;

/** Where tokens are asked for and used. */
const signsIn = /^\/(?:personal|logga-in)\//;
/** Where the toolbox of a salesman renews a token, too. */
const hasToolbox = /^\/kopa-bil\//;

/**
 * The page that the identity provider sends back to is opened in a hidden frame of ours, and must find the page that
 * opened it: nothing but its own script runs there.
 */
const { "cross-origin-opener-policy": _opener, "x-frame-options": _frame, ...open } = fixedHeaders;
const bridgeHeaders = {
  ...open,
  "referrer-policy": "no-referrer",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
} as const;

/** Where the address itself is a key, or the page one person's: no page is told where its reader came from, our own next one neither. */
const headersOfSecrets = {
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "private, no-store",
} as const;

/** For pages that have nothing but text: nothing may be loaded, and nothing runs. */
export const headersOfPlainPages = {
  ...fixedHeaders,
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** What is no page is no frame of another's either, and no place from which addresses are read. */
const policyOfFiles = "base-uri 'none'; frame-ancestors 'none'";

/** Web mail shows our pictures from another site: those, and nothing else, may be loaded there. */
const shownInMail = /^\/(?:mail|files\/(?:pictures|demo))\//;

/** The one style sheet of all e-mails, which the inbox shows in a frame that has the policy of its page. */
const emailStyle = `'sha256-${createHash("sha256").update(styleSheet).digest("base64")}'`;

type PolicyParts = {
  nonce: string;
  /** The scripts that we wrote into the page, as hashes; without them they carry the nonce. */
  scripts: readonly string[] | undefined;
  secure: boolean;
  development: boolean;
  outside: readonly string[];
  pictures: readonly string[];
  showsEmails: boolean;
  /** Whom a page that signs in speaks to, and opens its hidden frame at. */
  provider: readonly string[];
  /** Where no text becomes a script or HTML but by our own policies; `ours` are those of the site's pages. */
  trustedTypes: "any" | "ours" | null;
};

/** `pictures` are the origins that pictures of cars may come from, and nothing else. `outside` are the origins of third-party scripts: exactly those, and nothing by a wildcard. */
const policy = ({ nonce, scripts, secure, development, outside, pictures, provider, ...page }: PolicyParts) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...(scripts ?? [`'nonce-${nonce}'`]), ...outside].join(" "),
    styleSource({ nonce, scripts, development, showsEmails: page.showsEmails }),
    // Components place things by style attributes; those cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...new Set([...pictures, ...outside])].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...outside, ...provider].join(" "),
    ["frame-src 'self'", ...outside, ...provider].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes(page),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** The toolbox of a salesman is built apart, and brings the same policy once more. */
function trustedTypes({ trustedTypes }: Pick<PolicyParts, "trustedTypes">): string[] {
  if (trustedTypes === null) return [];
  const names =
    trustedTypes === "ours" ? ["trusted-types our-html our-start default 'allow-duplicates'"] : [];
  return ["require-trusted-types-for 'script'", ...names];
}

/** A rendered page has no style elements; a nonce that many were given would be none. */
function styleSource({
  nonce,
  scripts,
  development,
  showsEmails,
}: Pick<PolicyParts, "nonce" | "scripts" | "development" | "showsEmails">) {
  // Vite's hot reload writes style elements that know no nonce.
  if (development) return "style-src 'self' 'unsafe-inline'";
  const letters = showsEmails ? ` ${emailStyle}` : "";
  return scripts ? `style-src 'self'${letters}` : `style-src 'self' 'nonce-${nonce}'${letters}`;
}

export function securityHeaders({
  publicOrigin,
  hstsMaxAge,
  hstsSubdomains,
  development,
  outsideOrigins,
  pictureOrigins = [],
  emailPages = null,
  signInOrigin = null,
}: {
  publicOrigin: string;
  /** In seconds. */
  hstsMaxAge: number;
  hstsSubdomains: boolean;
  development: boolean;
  outsideOrigins: readonly string[];
  pictureOrigins?: readonly string[];
  /** Where e-mails are shown, if anywhere. */
  emailPages?: string | null;
  /** The identity provider's, where it is another's. */
  signInOrigin?: string | null;
}) {
  const https = strictTransport(publicOrigin, { hstsMaxAge, hstsSubdomains });
  return createMiddleware<SiteVariables>(async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    const bridges = c.req.path === paths.signInRedirect();
    for (const [name, value] of Object.entries(bridges ? bridgeHeaders : fixedHeaders)) c.header(name, value);
    const isSecret = isSecretAddress(new URL(c.req.url));
    if (isSecret) for (const [name, value] of Object.entries(headersOfSecrets)) c.header(name, value);
    if (shownInMail.test(c.req.path)) c.header("cross-origin-resource-policy", "cross-origin");
    if (https !== null) c.header("strict-transport-security", https);
    const isPage = c.res.headers.get("content-type")?.startsWith("text/html") === true;
    if (!bridges && !isPage) c.header("content-security-policy", policyOfFiles);
    if (!bridges && isPage) {
      const isStaffs = signsIn.test(c.req.path);
      c.header(
        "content-security-policy",
        policy({
          nonce,
          scripts: c.get("wholePage")?.scripts,
          secure: https !== null,
          development,
          outside: isSecret ? [] : outsideOrigins,
          pictures: pictureOrigins,
          provider: (isStaffs || hasToolbox.test(c.req.path)) && signInOrigin !== null ? [signInOrigin] : [],
          // What others run on the page makes HTML as it likes.
          trustedTypes: development
            ? null
            : isStaffs
              ? "any"
              : isSecret || outsideOrigins.length === 0
                ? "ours"
                : null,
          showsEmails: emailPages !== null && c.req.path.startsWith(emailPages),
        }),
      );
    }
    // What is one visitor's own is in nobody's cache, the service worker's included.
    if (c.res.headers.has("set-cookie")) c.header("cache-control", "no-store");
  });
}
