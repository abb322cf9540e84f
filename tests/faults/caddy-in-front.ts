import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FrontProxy, type InFront, makeCertificate, stopped } from "./nginx-in-front.ts";

export const hasCaddy = spawnSync("sh", ["-c", "command -v caddy"]).status === 0;

/** deploy/Caddyfile as it stands, but for what it tells the operator to change, and a certificate that nobody has to be asked for. */
function sampleFor({ folder, nodes, https, http }: InFront): string {
  const sample = readFileSync("deploy/Caddyfile", "utf8");
  const certificate = `tls ${folder}/fullchain.pem ${folder}/privkey.pem`;
  const changes: [RegExp, string][] = [
    [/^www\.example\.com \{/m, `localhost:${https} {\n\t${certificate}`],
    [/127\.0\.0\.1:3001/, `127.0.0.1:${nodes[0]}`],
    [/127\.0\.0\.1:3002/, `127.0.0.1:${nodes[1]}`],
  ];
  const site = changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`deploy/Caddyfile no longer says ${from}`);
    return text.replace(from, to);
  }, sample);
  return `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${site}`;
}

/** A real Caddy. */
export async function startCaddy(where: InFront): Promise<FrontProxy> {
  makeCertificate(where.folder);
  const file = join(where.folder, "Caddyfile");
  writeFileSync(file, sampleFor(where));
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      HOME: where.folder,
      XDG_DATA_HOME: where.folder,
      XDG_CONFIG_HOME: where.folder,
    },
  });
  return { origin: `https://localhost:${where.https}`, stop: () => stopped(caddy, "SIGINT") };
}
