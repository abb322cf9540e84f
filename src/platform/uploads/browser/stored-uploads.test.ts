import { beforeEach, expect, test, vi } from "vitest";
import { newForm, readForm, writeForm } from "./stored-uploads.ts";

let uploaded: Record<string, string>;
beforeEach(() => {
  uploaded = {};
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => uploaded[key] ?? null,
    setItem: (key: string, value: string) => {
      uploaded[key] = value;
    },
  });
});

const item = {
  local: "a",
  id: "1",
  name: "a.jpg",
  bytes: 5,
  modified: 1,
  status: "sending",
  sent: 2,
  message: null,
} as const;

test("[UPLOAD-17] what a form held is there after a reload, for that form alone", () => {
  const form = { token: "2026a.s0.c3ViamVjdA.bWFj", items: [item] };
  writeForm("case", form);
  expect(readForm("case")).toEqual(form);
  expect(readForm("other").items).toEqual([]);
});

test.each(["", "null", "{}", '{"token":"no token","items":[]}', '{"token":7}'])(
  "[UPLOAD-17] stored %s is a new form",
  (text) => {
    uploaded["uploads:case"] = text;
    expect(readForm("case").items).toEqual([]);
  },
);

test("[UPLOAD-17] where storage is blocked a form begins anew, without a token: the server gives it one", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  writeForm("case", newForm());
  expect(readForm("case")).toEqual({ token: "", items: [] });
});
