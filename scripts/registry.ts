import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type LockFile, nativePackages, packageName, supportedMachines } from "./lock-file.ts";

/** A package of the lock file, and the bytes that it must have. */
export type Wanted = { name: string; version: string; integrity: string | undefined };
export type Answer = "there" | "missing" | "other content" | "no answer";
/** Asks the registry for one package; what it knows of each version, null = no such package. Throws without an answer. */
export type AskRegistry = (name: string) => Promise<Record<string, { integrity: string | undefined }> | null>;

/** Every native package of the lock file for the machines that we support, once each. */
export function wantedPackages(lock: LockFile): Wanted[] {
  const all = supportedMachines.flatMap((machine) =>
    nativePackages(lock, machine).map(([path, { version = "", integrity }]) => ({
      name: packageName(path),
      version,
      integrity,
    })),
  );
  return [...new Map(all.map((wanted) => [`${wanted.name}@${wanted.version}`, wanted])).values()];
}

/** Lines to show, and whether the step holds. Only a registry that answers can find anything missing. */
export async function askForAll(
  wanted: readonly Wanted[],
  ask: AskRegistry,
): Promise<{ ok: boolean; lines: string[] }> {
  const answers = await Promise.all(
    wanted.map(async (one) => ({ label: `${one.name}@${one.version}`, answer: await answerFor(one, ask) })),
  );
  const labels = (sought: Answer) =>
    answers.filter(({ answer }) => answer === sought).map(({ label }) => label);
  const silent = labels("no answer");
  if (silent.length === answers.length)
    return { ok: true, lines: ["skipped: no registry answers, so nobody was asked for the native packages"] };
  const lines = [
    ...labels("missing").map((label) => `the registry has no ${label}`),
    ...labels("other content").map(
      (label) => `the registry has other content than the lock file in ${label}`,
    ),
    ...silent.map((label) => `the registry gave no answer about ${label}`),
  ];
  const asked = `${answers.length} native packages asked for, ${labels("there").length} there`;
  return { ok: lines.length === 0, lines: [...lines, asked] };
}

async function answerFor({ name, version, integrity }: Wanted, ask: AskRegistry): Promise<Answer> {
  try {
    const found = (await ask(name))?.[version];
    if (!found) return "missing";
    return found.integrity === integrity ? "there" : "other content";
  } catch {
    return "no answer";
  }
}

type NpmConfig = Record<string, unknown>;
type Packument = { versions: Record<string, { dist: { integrity?: string } }> };

/** The registry that npm itself would ask, a scope's own included. */
export function npmRegistry(): AskRegistry {
  const settings = promisify(execFile)("npm", ["config", "list", "--json"]);
  return async (name) => {
    const config = JSON.parse((await settings).stdout) as NpmConfig;
    const own = name.startsWith("@") ? config[`${name.split("/")[0]}:registry`] : undefined;
    const registry = String(own ?? config.registry).replace(/\/?$/, "/");
    const answer = await fetch(new URL(name.replace("/", "%2f"), registry), {
      headers: { accept: "application/vnd.npm.install-v1+json" },
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${answer.status}`);
    const { versions } = (await answer.json()) as Packument;
    return Object.fromEntries(
      Object.entries(versions).map(([version, { dist }]) => [version, { integrity: dist.integrity }]),
    );
  };
}
