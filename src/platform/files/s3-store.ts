import { AwsClient } from "aws4fetch";
import { contentTypeOf } from "./content-type.ts";
import { checkedName, type FileStore } from "./file-store.ts";

/** https://key:secret@host/bucket/folder?region=eu-north-1 */
export type S3Address = URL;

const patienceMs = 30_000;
const retries = 3;
const precondition = 412;

/** Files in a bucket of anything that speaks S3, named by path. */
export function s3Store(address: S3Address): FileStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    service: "s3",
    region: address.searchParams.get("region") ?? "us-east-1",
    retries,
  });
  const [bucket = "", ...folders] = address.pathname.split("/").filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const addressOf = (path: string) => `${address.protocol}//${address.host}/${bucket}${path}`;

  const ask = async (path: string, init: RequestInit, expected: readonly number[] = []) => {
    const response = await client.fetch(addressOf(path), {
      ...init,
      // Signed for this host: another has no business with it.
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok || expected.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${response.status} to ${init.method ?? "GET"} ${path}`);
  };
  const pathOf = (name: string) => `/${prefix}${checkedName(name)}`;

  return {
    put: async (name, content, { onlyIfAbsent = false } = {}) => {
      const headers = {
        "content-type": contentTypeOf(name),
        ...(onlyIfAbsent && { "if-none-match": "*" }),
      };
      const response = await ask(
        pathOf(name),
        { method: "PUT", body: typeof content === "string" ? content : new Uint8Array(content), headers },
        [precondition],
      );
      await response.body?.cancel();
    },
    has: async (name) => {
      const response = await ask(pathOf(name), { method: "HEAD" }, [404]);
      await response.body?.cancel();
      return response.status !== 404;
    },
    find: async (name) => {
      const response = await ask(pathOf(name), {}, [404]);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { etag: (response.headers.get("etag") ?? "").replace(/^W\/|"/g, ""), read: async () => bytes };
    },
    list: async (folder) => {
      const names: string[] = [];
      for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
        const query = new URLSearchParams({
          "list-type": "2",
          delimiter: "/",
          prefix: `${prefix}${checkedName(folder)}/`,
          ...(after !== null && { "continuation-token": after }),
        });
        const text = await (await ask(`?${query}`, {})).text();
        names.push(
          ...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key.slice(prefix.length)),
        );
        after = /<NextContinuationToken>([^<]+)</.exec(text)?.[1] ?? null;
      }
      return names.toSorted();
    },
    remove: async (name) => {
      const response = await ask(pathOf(name), { method: "DELETE" }, [404]);
      await response.body?.cancel();
    },
  };
}
