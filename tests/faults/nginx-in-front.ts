import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Proxy = { origin: string; stop: () => Promise<void>; errors: () => string };

export const hasNginx = ["nginx", "openssl"].every(
  (program) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0,
);

/** deploy/nginx.conf as it stands, but for what it tells the operator to change, and ports that need no root. */
function sampleFor({ folder, nodes, https, http }: Where & { https: number; http: number }): string {
  const sample = readFileSync("deploy/nginx.conf", "utf8");
  const changes: [RegExp, string][] = [
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

type Where = { folder: string; nodes: readonly [number, number] };

/** A real nginx with a certificate of its own making. */
export async function startNginx(where: Where & { https: number; http: number }): Promise<Proxy> {
  const { folder, https } = where;
  mkdirSync(folder, { recursive: true });
  execFileSync(
    "openssl",
    // One line, as one would type it.
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem`.split(
      " ",
    ),
    { cwd: folder, stdio: "ignore" },
  );
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const whole = `pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; worker_processes 1;
events { worker_connections 2048; }
http { access_log off; ${paths.join(" ")}
${sampleFor(where)}
}`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, whole);
  execFileSync("nginx", ["-t", "-q", "-c", file, "-e", `${folder}/error.log`], { stdio: "pipe" });
  const nginx = spawn("nginx", ["-c", file, "-e", `${folder}/error.log`, "-g", "daemon off;"], {
    stdio: "ignore",
  });
  const ended = once(nginx, "exit");
  return {
    origin: `https://localhost:${https}`,
    errors: () => readFileSync(`${folder}/error.log`, "utf8"),
    stop: async () => {
      nginx.kill("SIGQUIT");
      const forced = setTimeout(() => nginx.kill("SIGTERM"), 5_000);
      await ended;
      clearTimeout(forced);
    },
  };
}
