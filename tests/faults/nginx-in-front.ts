import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where a proxy stands: its own ports, the nodes behind it, and a folder with its certificate. */
export type InFront = {
  folder: string;
  nodes: readonly [number, number];
  https: number;
  http: number;
};
export type FrontProxy = { origin: string; stop: () => Promise<void> };

export const hasNginx = ["nginx", "openssl"].every(
  (program) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0,
);

/** How nginx chooses between nodes: as the sample has it, and as it does when nothing is said. */
export type Choice = "least_conn" | "round robin";

/** deploy/nginx.conf as it stands, but for what it tells the operator to change, and ports that need no root. */
function sampleFor({ folder, nodes, https, http }: InFront, choice: Choice): string {
  const sample = readFileSync("deploy/nginx.conf", "utf8");
  const changes: [RegExp, string][] = [
    [/ *least_conn;\n/, choice === "least_conn" ? "least_conn;\n" : ""],
    [/127\.0\.0\.1:3001/, `127.0.0.1:${nodes[0]}`],
    [/127\.0\.0\.1:3002/, `127.0.0.1:${nodes[1]}`],
    [/listen 80;/, `listen 127.0.0.1:${http};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${https} ssl http2;`],
    [/ *listen \[::\]:80;\n/, ""],
    [/ *listen \[::\]:443 ssl http2;\n/, ""],
    [/\/etc\/ssl\/site/, folder],
    [/\/etc\/ssl\/site/, folder],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`deploy/nginx.conf no longer says ${from}`);
      return text.replace(from, to);
    },
    sample.replaceAll("www.example.com", "localhost"),
  );
}

/** A certificate of our own making, as operators have theirs. */
export function makeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync(
    "openssl",
    // One line, as one would type it.
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem`.split(
      " ",
    ),
    { cwd: folder, stdio: "ignore" },
  );
}

/** A real nginx. */
export async function startNginx(where: InFront, choice: Choice = "least_conn"): Promise<FrontProxy> {
  const { folder, https } = where;
  makeCertificate(folder);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // As root it would work as "nobody", who may not write into our folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const whole = `${user} pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; worker_processes 1;
events { worker_connections 2048; }
http { access_log off; ${paths.join(" ")}
${sampleFor(where, choice)}
}`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, whole);
  execFileSync("nginx", ["-t", "-q", "-c", file, "-e", `${folder}/error.log`], { stdio: "pipe" });
  const nginx = spawn("nginx", ["-c", file, "-e", `${folder}/error.log`, "-g", "daemon off;"], {
    stdio: "ignore",
  });
  return { origin: `https://localhost:${https}`, stop: () => stopped(nginx, "SIGQUIT") };
}

/** Asked to end what it has begun, then to end. */
export async function stopped(proxy: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (proxy.exitCode !== null) throw new Error(`The proxy had ended with ${proxy.exitCode}`);
  const ended = once(proxy, "exit");
  proxy.kill(signal);
  const forced = setTimeout(() => proxy.kill("SIGTERM"), 5_000);
  await ended;
  clearTimeout(forced);
}
