import * as z from "zod";
import { linkKeysFrom } from "#platform/links/link-keys.ts";
import { isBucketAddress, isMailServer, isRegisterAddress, senderFrom } from "./env-addresses.ts";
import { commaSeparated, identifier, origins, webAddress, wholeNumber } from "./env-fields.ts";
import { operatorSecrets, operatorSettings } from "./operator-settings.ts";

/** Together with what requests under way are given it stays below the twenty seconds after which everything ends. */
const maxGraceMs = 9_000;

/**
 * Everything the surroundings may decide, in one table (docs/settings.md repeats it for operators).
 * A wrong value stops the start with one clear line: see `EnvironmentError`.
 */
const schema = z.object({
  PORT: wholeNumber(0, 65_535, "PORT must be a whole number from 0 to 65535 (0 = any free port)").default(
    3000,
  ),
  /** Unset = every address of the machine, IPv6 where there is any. */
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("./var"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "DATABASE_URL must look like postgres://user:password@host:5432/name",
    })
    .optional(),
  FILE_STORE_URL: z
    .string()
    .refine(isBucketAddress, "FILE_STORE_URL must look like https://key:secret@host/bucket?region=eu-north-1")
    .optional(),
  /** Origins that browsers may load pictures of cars from, beside our own. */
  PICTURE_HOSTS: origins("PICTURE_HOSTS must look like https://images.example.com,https://other.example.com"),
  /** How much of the local disk the variants of pictures may take. */
  PICTURE_CACHE_MB: wholeNumber(
    100,
    1_000_000,
    "PICTURE_CACHE_MB must be a whole number from 100 to 1000000",
  ).default(2_000),
  /** Off on a machine that has no time for what nobody waits for. */
  PICTURES_AHEAD: z.enum(["on", "off"], "PICTURES_AHEAD must be on or off").default("on"),
  /** Off where no price of a car is to be given but by a person. */
  VALUATIONS: z.enum(["on", "off"], "VALUATIONS must be on or off").default("on"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: "PUBLIC_ORIGIN must look like https://www.example.com" })
    .transform((text) => new URL(text).origin)
    .optional(),
  /** A year unless said: what is shorter protects nobody who comes once a month. Two years at most. */
  HSTS_MAX_AGE: wholeNumber(
    0,
    63_072_000,
    "HSTS_MAX_AGE must be a number of seconds from 0 to 63072000",
  ).default(31_536_000),
  /** Off where a name below ours has no https. */
  HSTS_SUBDOMAINS: z.enum(["on", "off"], "HSTS_SUBDOMAINS must be on or off").default("on"),
  APP_ENV: z
    .enum(
      ["demo", "development", "test", "production"],
      "APP_ENV must be demo, development, test or production",
    )
    .default("demo"),
  /** Where jobs are advertised; unset = our own page about them. */
  RECRUITMENT_URL: webAddress("RECRUITMENT_URL must look like https://jobs.example.com/company").optional(),
  /** Where /blogg/ leads; unset = our own page of advice. */
  BLOG_URL: webAddress("BLOG_URL must look like https://blog.example.com/").optional(),
  TAG_MANAGER_URL: webAddress("TAG_MANAGER_URL must look like https://tags.example.com/script.js").optional(),
  REVIEWS_WIDGET_URL: webAddress(
    "REVIEWS_WIDGET_URL must look like https://reviews.example.com/script.js",
  ).optional(),
  CHAT_PIXEL_URL: webAddress("CHAT_PIXEL_URL must look like https://chat.example.com/script.js").optional(),
  /** Unset = letters are files in DATA_DIR. */
  SMTP_URL: z
    .string()
    .refine(isMailServer, "SMTP_URL must look like smtp://user:password@host:587")
    .optional(),
  /** Unset = the chain's own name and address. */
  MAIL_FROM: z
    .string()
    .transform((text, context) => {
      const sender = senderFrom(text);
      if (sender === null) context.addIssue("MAIL_FROM must look like Name <name@example.com>");
      return sender ?? z.NEVER;
    })
    .optional(),
  /** Unset = made once and kept in DATA_DIR; production needs them. */
  LINK_KEYS: z
    .string()
    .transform((text, context) => {
      const keys = linkKeysFrom(text);
      if (keys === null) context.addIssue("LINK_KEYS must look like 2026a:<at least 32 bytes in base64>");
      return keys ?? z.NEVER;
    })
    .optional(),
  /** Seals the keys in a backup; unset = they lie in it in the clear. */
  BACKUP_PASSPHRASE: z.string().min(16, "BACKUP_PASSPHRASE must be at least 16 signs").optional(),
  /** Origins whose pages may send a workshop's figures, with one of the tokens. */
  WORKSHOP_ORIGINS: origins("WORKSHOP_ORIGINS must look like https://workshop.example.com"),
  WORKSHOP_TOKENS: commaSeparated().refine(
    (tokens) => tokens.every((token) => /^[\w.~+/=-]{32,}$/.test(token)),
    "WORKSHOP_TOKENS must be words of at least 32 letters and digits, separated by commas",
  ),
  /** Where plates are asked for; unset = the demo's own register, in production none. */
  VEHICLE_REGISTER_URL: z
    .string()
    .refine(
      isRegisterAddress,
      "VEHICLE_REGISTER_URL must look like https://register.example.com/vehicles (http: only on this machine)",
    )
    .optional(),
  VEHICLE_REGISTER_KEY: z
    .string()
    .regex(
      /^[\x21-\x7e]{8,}$/,
      "VEHICLE_REGISTER_KEY must be at least 8 letters, digits and signs without spaces",
    )
    .optional(),
  /** The identity provider of the staff; unset = our own. */
  AUTH_AUTHORITY: z
    .url({
      protocol: /^https$/,
      error: "AUTH_AUTHORITY must look like https://login.microsoftonline.com/<tenant id>",
    })
    .optional(),
  AUTH_CLIENT_ID: identifier("AUTH_CLIENT_ID"),
  AUTH_API_APP_ID: identifier("AUTH_API_APP_ID"),
  /** The next three follow from the authority where they are not said. */
  AUTH_ISSUER: webAddress("AUTH_ISSUER must look like https://login.example.com/tenant/v2.0").optional(),
  AUTH_JWKS_URI: webAddress("AUTH_JWKS_URI must look like https://login.example.com/tenant/keys").optional(),
  AUTH_API_SCOPE: identifier("AUTH_API_SCOPE"),
  /** The operator's own users and signing keys for our own provider; unset = the demo's, on this machine only. */
  AUTH_USERS_FILE: z.string().optional(),
  AUTH_KEYS_FILE: z.string().optional(),
  RATE_LIMIT: z.enum(["on", "off"], "RATE_LIMIT must be on or off").default("on"),
  /** Unset = on in production, where a proxy ends TLS. */
  TRUST_PROXY: z.enum(["on", "off"], "TRUST_PROXY must be on or off").optional(),
  SHUTDOWN_GRACE_MS: wholeNumber(
    0,
    maxGraceMs,
    `SHUTDOWN_GRACE_MS must be a whole number from 0 to ${maxGraceMs}`,
  ).optional(),
  ...operatorSettings,
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "LOG_LEVEL must be fatal, error, warn, info, debug or silent",
    )
    .default("info"),
});

export type Env = z.infer<typeof schema>;

export class EnvironmentError extends Error {}

/** An empty variable counts as not set: that is how shells and compose files write "nothing". */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  throw new EnvironmentError(
    result.error.issues.map((issue) => `${issue.message} (got ${quoted(values, issue)})`).join("; "),
  );
}

/** Whether the client's address is taken from the proxy's header. */
export function isBehindProxy({ TRUST_PROXY, APP_ENV }: Pick<Env, "TRUST_PROXY" | "APP_ENV">): boolean {
  return TRUST_PROXY === undefined ? APP_ENV === "production" : TRUST_PROXY === "on";
}

export type ServingEnv = Env & { SHUTDOWN_GRACE_MS: number };

/**
 * The same for whoever serves. In production links, sitemaps and canonical addresses need the public address: with the
 * one of this machine search engines would be sent to localhost.
 */
export function readServingEnv(variables: Record<string, string | undefined>): ServingEnv {
  const env = readEnv(variables);
  const isProduction = env.APP_ENV === "production";
  if (isProduction && env.PUBLIC_ORIGIN === undefined) {
    throw new EnvironmentError(
      "APP_ENV=production needs PUBLIC_ORIGIN, the address of the site, as https://www.example.com",
    );
  }
  // Each node must understand the links of every other, and of those before the last restart.
  if (isProduction && env.LINK_KEYS === undefined) {
    throw new EnvironmentError(
      "APP_ENV=production needs LINK_KEYS, which sign the links in letters: LINK_KEYS=2026a:$(openssl rand -base64 32)",
    );
  }
  if (env.WORKSHOP_ORIGINS.length > 0 && env.WORKSHOP_TOKENS.length === 0) {
    throw new EnvironmentError("WORKSHOP_ORIGINS needs WORKSHOP_TOKENS, by which its pages are known");
  }
  if ((env.VEHICLE_REGISTER_URL === undefined) !== (env.VEHICLE_REGISTER_KEY === undefined)) {
    throw new EnvironmentError("VEHICLE_REGISTER_URL and VEHICLE_REGISTER_KEY need each other");
  }
  const entra = [env.AUTH_AUTHORITY, env.AUTH_CLIENT_ID, env.AUTH_API_APP_ID];
  if (new Set(entra.map((setting) => setting === undefined)).size > 1) {
    throw new EnvironmentError("AUTH_AUTHORITY, AUTH_CLIENT_ID and AUTH_API_APP_ID need each other");
  }
  if ((env.AUTH_USERS_FILE === undefined) !== (env.AUTH_KEYS_FILE === undefined)) {
    throw new EnvironmentError("AUTH_USERS_FILE and AUTH_KEYS_FILE need each other");
  }
  // A little longer than an idle connection is kept; where nothing stands in front nobody has to notice.
  return { ...env, SHUTDOWN_GRACE_MS: env.SHUTDOWN_GRACE_MS ?? (isProduction ? 6_000 : 0) };
}

const secretive = new Set<string>([
  "DATABASE_URL",
  "FILE_STORE_URL",
  "SMTP_URL",
  "LINK_KEYS",
  "WORKSHOP_TOKENS",
  "BACKUP_PASSPHRASE",
  "VEHICLE_REGISTER_URL",
  "VEHICLE_REGISTER_KEY",
  ...operatorSecrets,
]);

/** An address may hold a password; then it is never repeated. */
function quoted(values: Record<string, string | undefined>, issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  return secretive.has(name) ? "something else" : JSON.stringify(values[name]);
}
