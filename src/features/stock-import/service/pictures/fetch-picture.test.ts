import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { aJpeg } from "#tests/a-picture-supply.ts";
import { type FetchRules, fetchPicture, usualFetchRules } from "./fetch-picture.ts";
import { givingUpOnHosts } from "./give-up-on-hosts.ts";
import { PictureFailed } from "./picture-failed.ts";
import { isPrivateAddress } from "./private-address.ts";

const { signal } = new AbortController();
const nearby: FetchRules = { ...usualFetchRules, allowsPrivate: true, pauseMs: 1, maxBytes: 2 ** 20 };

async function serverWith(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, port, origin: `http://127.0.0.1:${port}` };
}

const reasonOf = (address: string, rules = nearby) =>
  fetchPicture(address, rules, signal).then(
    () => "fetched",
    (error: unknown) => (error instanceof PictureFailed ? error.message : String(error)),
  );

test("[PICTURE-5] a picture is fetched, through a redirect or two", async () => {
  const { origin } = await serverWith((request, response) => {
    if (request.url === "/a") response.writeHead(302, { location: "/b" }).end();
    else response.end(aJpeg("car"));
  });
  expect(Buffer.from(await fetchPicture(`${origin}/a`, nearby, signal))).toEqual(aJpeg("car"));
});

test("[PICTURE-5] redirects that go on, and those that lead off the web, are given up", async () => {
  const { origin, asked } = await serverWith((request, response) => {
    response.writeHead(302, { location: request.url === "/file" ? "file:///etc/passwd" : "/again" }).end();
  });
  expect(await reasonOf(`${origin}/a`)).toBe("för många omdirigeringar");
  expect(asked).toHaveLength(4);
  expect(await reasonOf(`${origin}/file`)).toBe("omdirigeras till något som inte är en webbadress");
});

test("[PICTURE-5] what may pass is tried again, what will not is not", async () => {
  const { origin, asked } = await serverWith((request, response) => {
    if (request.url === "/gone") response.writeHead(404).end();
    else if (asked.length < 3) response.writeHead(503).end();
    else response.end(aJpeg());
  });
  expect(await reasonOf(`${origin}/busy`)).toBe("fetched");
  expect(await reasonOf(`${origin}/gone`)).toBe("servern svarade 404");
  expect(asked).toEqual(["/busy", "/busy", "/busy", "/gone"]);
});

test("[PICTURE-5] a picture without an end is given up at the bound", async () => {
  const { origin } = await serverWith((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", more);
    more();
  });
  expect(await reasonOf(origin)).toBe("är större än 1 MB");
});

test("[PICTURE-5] silence is given up", async () => {
  const { origin, asked } = await serverWith(() => {});
  expect(await reasonOf(origin, { ...nearby, silenceMs: 50 })).toBe("servern svarar inte");
  expect(asked).toHaveLength(3);
});

test("[PICTURE-5] a server that never answers is left alone after five pictures", async () => {
  let asked = 0;
  const fetch = givingUpOnHosts(async (address) => {
    asked++;
    if (address.includes("good")) return aJpeg();
    throw new PictureFailed("servern svarar inte", { isPassing: true });
  });
  for (let at = 0; at < 20; at++) await fetch(`https://bad.example/${at}`, signal).catch(() => {});
  expect(asked).toBe(5);
  await expect(fetch("https://bad.example/21", signal)).rejects.toThrow("hoppas över: bad.example");
  expect(await fetch("https://good.example/1", signal)).toEqual(aJpeg());
});

test("[PICTURE-6] nothing in our own network is asked: by number, by name or by a redirect", async () => {
  const { port, asked } = await serverWith((_, response) => response.end(aJpeg()));
  const usual = { ...nearby, allowsPrivate: false };
  const hosts = ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"];
  for (const host of [...hosts, "[::127.0.0.1]", "[2002:7f00:1::]", "[64:ff9b::7f00:1]"])
    expect(await reasonOf(`http://${host}:${port}/`, usual)).toMatch("privat nät");
  expect(asked).toEqual([]);
});

test.each([
  ["10.1.2.3", true],
  ["172.31.0.1", true],
  ["169.254.169.254", true],
  ["192.168.1.1", true],
  ["::ffff:10.0.0.1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["192.0.2.1", true],
  ["198.51.100.7", true],
  ["203.0.113.9", true],
  ["255.255.255.255", true],
  ["239.1.2.3", true],
  ["::", true],
  ["::1", true],
  ["::127.0.0.1", true],
  ["::a00:1", true],
  ["::ffff:8.8.8.8", true],
  ["64:ff9b::7f00:1", true],
  ["64:ff9b:1::a00:1", true],
  ["100::1", true],
  ["2001:0:4136:e378::1", true],
  ["2001:db8::1", true],
  ["2002:7f00:1::", true],
  ["2002:a00:1::1", true],
  ["3fff::1", true],
  ["5f00::1", true],
  ["fec0::1", true],
  ["ff02::1", true],
  ["8.8.8.8", false],
  ["172.32.0.1", false],
  ["2a00:1450:400f::1", false],
  ["2001:67c:2564::1", false],
])("[PICTURE-6] %s is private: %s", (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
