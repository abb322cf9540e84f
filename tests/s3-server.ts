import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

const keys = { id: "AKIDEXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG" };
const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * A bucket over real HTTP that lets in only requests whose signature it can work out itself, and gives at most two
 * names at a time. Ends with the test.
 */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const answer = (status: number, text: string | Buffer = "", headers = {}) =>
      response.writeHead(status, headers).end(text);
    if (!isSigned(request)) return answer(403);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://s3.example");
    const key = pathname.replace("/bucket/", "");
    if (request.method === "PUT") {
      if (request.headers["if-none-match"] === "*" && objects.has(key)) return answer(412);
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return answer(204);
    }
    if (searchParams.get("list-type") === "2") return answer(200, listing(searchParams));
    const found = objects.get(key);
    return found === undefined ? answer(404, "<Error/>") : answer(200, found, { etag: `"${sha256(found)}"` });
  });

  const listing = (asked: URLSearchParams) => {
    const prefix = asked.get("prefix") ?? "";
    const all = [...objects.keys()].filter(
      (key) => key.startsWith(prefix) && !key.slice(prefix.length).includes("/"),
    );
    const from = Number(asked.get("continuation-token") ?? 0);
    const more = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
    const keyed = all
      .toSorted()
      .slice(from, from + 2)
      .map((key) => `<Contents><Key>${key}</Key></Contents>`);
    return `<ListBucketResult>${keyed.join("")}${more}</ListBucketResult>`;
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = (secret = keys.secret) =>
    `http://${keys.id}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket/site?region=eu-north-1`;
  return { url, objects };
}

/** AWS Signature Version 4, as the standard describes it. */
function isSigned({ method, url = "", headers }: IncomingMessage): boolean {
  const said =
    /Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      headers.authorization ?? "",
    );
  if (!said) return false;
  const [, id, day = "", region = "", signed = "", signature] = said;
  const { pathname, searchParams } = new URL(url, "http://s3.example");
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted();
  const canonical = [
    method,
    pathname,
    query.join("&"),
    ...signed.split(";").map((name) => `${name}:${headers[name]}`),
    "",
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${keys.secret}`);
  return id === keys.id && hmac(key, toSign).toString("hex") === signature;
}
