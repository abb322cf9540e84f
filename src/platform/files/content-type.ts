/** By the extension of the stored file's name. */
const contentTypes: Record<string, string> = {
  json: "application/json; charset=utf-8",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

export function contentTypeOf(name: string): string {
  return contentTypes[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
