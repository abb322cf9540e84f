import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject, onTestFinished } from "vitest";

/**
 * The site as it comes over a slow line: of a page only what stands before `cut`, and the rest once it is released.
 * The driver itself can hold back whole answers only.
 */
export async function siteCutAt(cut: string) {
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "" }, answer) => {
    const found = await fetch(`${inject("address")}${url}`);
    const kind = found.headers.get("content-type") ?? "";
    const policy = found.headers.get("content-security-policy");
    answer.writeHead(found.status, {
      "content-type": kind,
      ...(policy && { "content-security-policy": policy }),
    });
    if (!kind.startsWith("text/html")) return answer.end(Buffer.from(await found.arrayBuffer()));
    const html = await found.text();
    const at = html.indexOf(cut);
    if (at === -1) throw new Error(`There is no ${cut} at ${url}`);
    answer.write(html.slice(0, at));
    await isTime;
    answer.end(html.slice(at));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseURL: `http://localhost:${(server.address() as AddressInfo).port}`, release };
}
