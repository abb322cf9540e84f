import { connect, type Socket } from "node:net";

export type Asked = { path: string; encoding: "br" | "identity" };

/** Asks for one page over and over on a few connections that stay open; how many answers came in a second. */
export async function answersPerSecond(
  port: number,
  { path, encoding }: Asked,
  forMs: number,
): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  const bytes = await bytesOfAnswer(port, request);
  const started = performance.now();
  const until = started + forMs;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => countUntil(port, request, bytes, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

const connections = 8;

/** An answer is known by its length: every one of them is the same. */
async function bytesOfAnswer(port: number, request: string): Promise<number> {
  const socket = await open(port);
  let bytes = 0;
  let text = "";
  return new Promise((resolve) => {
    socket.on("data", (chunk) => {
      bytes += chunk.length;
      if (text.length < 10_000) text += chunk.toString("latin1");
      const head = text.indexOf("\r\n\r\n");
      const body = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      if (head === -1 || bytes < head + 4 + body) return;
      socket.destroy();
      resolve(bytes);
    });
    socket.write(request);
  });
}

async function countUntil(port: number, request: string, bytes: number, until: number): Promise<number> {
  const socket = await open(port);
  let missing = bytes;
  let answers = 0;
  return new Promise((resolve) => {
    socket.on("data", (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      answers++;
      missing += bytes;
      if (performance.now() < until) return void socket.write(request);
      socket.destroy();
      resolve(answers);
    });
    socket.write(request);
  });
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return socket;
}
