import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { turns } from "#platform/http/turns.ts";

type Cost = { N: number; r: number; p: number };
/** OWASP's for scrypt, in the row that takes 32 MB. */
const today: Cost = { N: 32_768, r: 8, p: 3 };
const maxBytes = 256 * 1024 * 1024;
const length = 32;
const form =
  /^scrypt:(?<n>\d{4,8})(?::(?<r>\d{1,3}):(?<p>\d{1,3}))?:(?<salt>[\w-]{16,}):(?<hash>[\w-]{22,})$/;

/** Hashing takes memory and time, in another thread: one after the other, and no more waiting than soon get their turn. */
const oneByOne = turns(1, 20);

function derived(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: maxBytes };
  return oneByOne(
    () =>
      new Promise((resolve, reject) =>
        scrypt(password.normalize(), salt, length, options, (error, hash) =>
          error ? reject(error) : resolve(hash),
        ),
      ),
  );
}

/** "scrypt:32768:8:3:<salt>:<hash>": what it cost stands in it, so that it can be raised. */
export async function hashedPassword(
  password: string,
  cost: Cost = today,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const hash = await derived(password, salt, cost);
  const { N, r, p } = cost;
  return `scrypt:${N}:${r}:${p}:${salt.toString("base64url")}:${hash.toString("base64url")}`;
}

function read(text: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const { n, r = "8", p = "1", salt, hash } = form.exec(text)?.groups ?? {};
  if (n === undefined || salt === undefined || hash === undefined) return null;
  return {
    cost: { N: Number(n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    hash: Buffer.from(hash, "base64url"),
  };
}

/** Whether it is one that can be worked out here. */
export function isHash(text: string): boolean {
  const { N = 0, r = 0, p = 0 } = read(text)?.cost ?? {};
  const isPower = N > 1 && Number.isInteger(Math.log2(N));
  return isPower && r > 0 && p > 0 && 128 * N * r < maxBytes && workOf({ N, r, p }) <= 16 * workOf(today);
}

const workOf = ({ N, r, p }: Cost) => N * r * p;

/** Made when less was thought to be enough. */
export function isWeakHash(text: string): boolean {
  const cost = read(text)?.cost;
  return cost !== undefined && workOf(cost) < workOf(today);
}

/** Takes as long whether it is right or not; the same for nobody at all, and for a hash of before. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parameters = read(hash ?? "");
  const { cost, salt } = parameters ?? { cost: today, salt: Buffer.alloc(16) };
  const derivedKey = await derived(password, salt, cost);
  const missing = Math.round((workOf(today) - workOf(cost)) / (cost.N * cost.r));
  if (missing > 0) await derived(password, salt, { ...cost, p: missing });
  return (
    parameters !== null &&
    parameters.hash.length === derivedKey.length &&
    timingSafeEqual(parameters.hash, derivedKey)
  );
}
