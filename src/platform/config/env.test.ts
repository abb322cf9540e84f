import { expect, test } from "vitest";
import { EnvironmentError, isBehindProxy, readEnv, readServingEnv } from "./env.ts";

test("[ENV-1] with nothing set, everything has a default", () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    DATA_DIR: "./var",
    HSTS_MAX_AGE: 31_536_000,
    HSTS_SUBDOMAINS: "on",
    APP_ENV: "demo",
    RATE_LIMIT: "on",
    LOG_LEVEL: "info",
    PICTURE_HOSTS: [],
    WORKSHOP_ORIGINS: [],
    WORKSHOP_TOKENS: [],
    PICTURE_CACHE_MB: 2_000,
    PICTURES_AHEAD: "on",
    VALUATIONS: "on",
  });
});

test("[ENV-1] an empty variable counts as not set; the public origin loses its path", () => {
  expect(readEnv({ PORT: "", HOST: " ", DATABASE_URL: "" })).toEqual(readEnv({}));
  expect(readEnv({ PUBLIC_ORIGIN: "https://www.example.com/start/" }).PUBLIC_ORIGIN).toBe(
    "https://www.example.com",
  );
});

test.each([
  ["PORT", "abc"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["HSTS_MAX_AGE", "1d"],
  ["HSTS_MAX_AGE", "63072001"],
  ["PUBLIC_ORIGIN", "www.example.com"],
  ["PUBLIC_ORIGIN", "ftp://example.com"],
  ["DATABASE_URL", "mysql://localhost/cars"],
  ["FILE_STORE_URL", "s3://bucket"],
  ["FILE_STORE_URL", "https://s3.example.com/bucket"],
  ["FILE_STORE_URL", "https://key:secret@s3.example.com/"],
  ["FILE_STORE_URL", "ftp://key:secret@s3.example.com/bucket"],
  ["PICTURE_HOSTS", "images.example.com"],
  ["PICTURE_CACHE_MB", "99"],
  ["PICTURES_AHEAD", "ja"],
  ["VALUATIONS", "ja"],
  ["PICTURE_HOSTS", "https://images.example.com/cars/"],
  ["PICTURE_HOSTS", "https://images.example.com, *"],
  ["WORKSHOP_ORIGINS", "workshop.example.com"],
  ["WORKSHOP_ORIGINS", "*"],
  ["WORKSHOP_TOKENS", "short"],
  ["VEHICLE_REGISTER_URL", "register.example.com"],
  ["VEHICLE_REGISTER_URL", "http://register.example.com/vehicles"],
  ["VEHICLE_REGISTER_URL", "https://user:password@register.example.com/vehicles"],
  ["VEHICLE_REGISTER_URL", "https://register.example.com/vehicles?key=1"],
  ["VEHICLE_REGISTER_KEY", "short"],
  ["APP_ENV", "prod"],
  ["RATE_LIMIT", "ja"],
  ["TRUST_PROXY", "1"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_TOKEN", "short"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "a key"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "key=%E0%A4%A"],
  ["OTEL_SERVICE_NAME", "min sajt"],
  ["OTEL_TRACES_SAMPLER_ARG", "2"],
  ["SMTP_URL", "mail.example.com:25"],
  ["SMTP_URL", "https://mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com/folder"],
  ["MAIL_FROM", "Milstolpen"],
  ["MAIL_FROM", "Bilar <a@example.se>, Bo <bo@example.se>"],
  ["MAIL_FROM", "Bilar <a@example.se"],
  ["LINK_KEYS", "hemligt"],
  ["LINK_KEYS", "2026a:a29ydA=="],
  ["RECRUITMENT_URL", "jobb.example"],
  ["BLOG_URL", "/blogg/"],
  ["TAG_MANAGER_URL", "javascript:alert(1)"],
  ["REVIEWS_WIDGET_URL", "//reviews.example/b.js"],
  ["CHAT_PIXEL_URL", "chat"],
])("[ENV-2] %s=%s is refused by name", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvironmentError);
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});

test("[ENV-1] hosts of pictures are a list of origins", () => {
  const { PICTURE_HOSTS } = readEnv({ PICTURE_HOSTS: "https://a.example/, http://b.example:8080," });
  expect(PICTURE_HOSTS).toEqual(["https://a.example", "http://b.example:8080"]);
});

test("[ENV-2] all that is wrong is told at once", () => {
  expect(() => readEnv({ PORT: "abc", APP_ENV: "prod" })).toThrow(/PORT must.*APP_ENV must/);
});

test("[ENV-1] a bucket is named with key and secret, and may hold a folder", () => {
  const FILE_STORE_URL = "https://key:secret@s3.example.com/bucket/site?region=eu-north-1";
  expect(readEnv({ FILE_STORE_URL }).FILE_STORE_URL).toBe(FILE_STORE_URL);
});

test.each([
  ["DATABASE_URL", "mysql://me:hush@host/cars"],
  ["FILE_STORE_URL", "ftp://me:hush@host/bucket"],
  ["SMTP_URL", "http://me:hush@host"],
  ["LINK_KEYS", "2026a:hush"],
  ["WORKSHOP_TOKENS", "hush"],
  ["VEHICLE_REGISTER_URL", "https://me:hush@host/vehicles"],
  ["VEHICLE_REGISTER_KEY", "hush"],
  ["METRICS_TOKEN", "hush"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "ftp://me:hush@host"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "hush"],
])("[ENV-4] a secret in %s is not repeated", (name, address) => {
  expect(() => readEnv({ [name]: address })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("hush") }),
  );
});

test.each([
  [{}, false],
  [{ APP_ENV: "production" }, true],
  [{ APP_ENV: "production", TRUST_PROXY: "off" }, false],
  [{ TRUST_PROXY: "on" }, true],
])("[ADDRESS-1] with %j the proxy is believed: %s", (variables, isBelieved) => {
  expect(isBehindProxy(readEnv(variables))).toBe(isBelieved);
});

const LINK_KEYS = `2026a:${"a".repeat(44)}`;

test("[ENV-6] production needs the address of the site", () => {
  expect(() => readServingEnv({ APP_ENV: "production", LINK_KEYS })).toThrow(/PUBLIC_ORIGIN/);
  const env = { APP_ENV: "production", PUBLIC_ORIGIN: "https://www.example.com", LINK_KEYS };
  expect(readServingEnv(env).PUBLIC_ORIGIN).toBe("https://www.example.com");
});

test("[STOP-2] a grace period is kept in production, and elsewhere only when asked for", () => {
  const production = { APP_ENV: "production", PUBLIC_ORIGIN: "https://www.example.com", LINK_KEYS };
  expect(readServingEnv(production).SHUTDOWN_GRACE_MS).toBe(6_000);
  expect(readServingEnv({}).SHUTDOWN_GRACE_MS).toBe(0);
  expect(readServingEnv({ ...production, SHUTDOWN_GRACE_MS: "0" }).SHUTDOWN_GRACE_MS).toBe(0);
  expect(() => readServingEnv({ SHUTDOWN_GRACE_MS: "60000" })).toThrow(/SHUTDOWN_GRACE_MS/);
});

test("[LINK-3] production needs keys for links; elsewhere they are made", () => {
  const production = { APP_ENV: "production", PUBLIC_ORIGIN: "https://www.example.com" };
  expect(() => readServingEnv(production)).toThrow(/LINK_KEYS/);
  expect(readServingEnv({ ...production, LINK_KEYS }).LINK_KEYS).toMatchObject([{ id: "2026a" }]);
  expect(readServingEnv({}).LINK_KEYS).toBeUndefined();
});

test("[REGISTER-4] a register has an address and a key; in the clear only on this machine", () => {
  const VEHICLE_REGISTER_URL = "https://register.example.com/vehicles";
  const VEHICLE_REGISTER_KEY = "a-key-of-ours";
  expect(() => readServingEnv({ VEHICLE_REGISTER_URL })).toThrow(/need each other/);
  expect(() => readServingEnv({ VEHICLE_REGISTER_KEY })).toThrow(/need each other/);
  expect(readServingEnv({ VEHICLE_REGISTER_URL, VEHICLE_REGISTER_KEY })).toMatchObject({
    VEHICLE_REGISTER_URL,
    VEHICLE_REGISTER_KEY,
  });
  expect(readEnv({ VEHICLE_REGISTER_URL: "http://127.0.0.1:8080/" }).VEHICLE_REGISTER_URL).toBeDefined();
});

test("[ENV-1] the sender of mails is an address, with or without a name", () => {
  expect(readEnv({ MAIL_FROM: "Bilar i Åre <hej@example.se>" }).MAIL_FROM).toEqual({
    name: "Bilar i Åre",
    address: "hej@example.se",
  });
  expect(readEnv({ MAIL_FROM: "hej@example.se" }).MAIL_FROM).toEqual({ name: "", address: "hej@example.se" });
});

test("[XORIGIN-2] an origin that may send needs a token to be known by", () => {
  const WORKSHOP_ORIGINS = "https://workshop.example.com";
  expect(() => readServingEnv({ WORKSHOP_ORIGINS })).toThrow(/WORKSHOP_TOKENS/);
  const WORKSHOP_TOKENS = "x".repeat(32);
  expect(readServingEnv({ WORKSHOP_ORIGINS, WORKSHOP_TOKENS })).toMatchObject({
    WORKSHOP_ORIGINS: [WORKSHOP_ORIGINS],
    WORKSHOP_TOKENS: [WORKSHOP_TOKENS],
  });
});
