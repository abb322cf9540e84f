import { expect, test } from "vitest";
import { workClassOf } from "./work-class.ts";

test.each([
  ["GET", "/kopa-bil/", "page"],
  ["GET", "/kopa-bil/_.data", "page"],
  ["HEAD", "/sitemaps/cars-1.xml", "page"],
  ["GET", "/api", "call"],
  ["GET", "/api/cars/brands=volvo", "call"],
  ["GET", "/api/openapi.json", "call"],
  ["OPTIONS", "/api/contact/add/", "call"],
  ["POST", "/kontakt/", "form"],
  ["DELETE", "/api/staff/notes/1", "form"],
  ["GET", "/api/uploads/1", "upload"],
  ["PUT", "/api/uploads/1/parts/0", "upload"],
  ["GET", "/files/pictures/a/640", "file"],
  ["GET", "/assets/app-1.css", "file"],
  ["GET", "/sw.js", "file"],
])("[ADMIT-1] %s %s is a %s", (method, path, workClass) => {
  expect(workClassOf({ method, path, header: () => undefined })).toBe(workClass);
});

test.each([
  [{ "content-length": "2000" }, "form"],
  [{ "content-length": "2000000" }, "upload"],
  [{ "transfer-encoding": "chunked" }, "upload"],
] as const)(
  "[POST-14] what comes with %j is a %s",
  (headers: Readonly<Record<string, string>>, workClass) => {
    const header = (name: string) => headers[name];
    expect(workClassOf({ method: "POST", path: "/kontakt/", header })).toBe(workClass);
  },
);
