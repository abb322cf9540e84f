import { expect, test } from "vitest";
import { pictureSource } from "./picture-source.ts";

test.each(["https://images.example/1.jpg", "http://images.example/å.jpg"])(
  "[IMPORT-23] %s is a picture",
  (cell) => {
    expect(pictureSource(false)(cell)).toEqual({ value: new URL(cell).href });
  },
);

test.each(["bild1.jpg", "ftp://images.example/1.jpg", "javascript:alert(1)", "C:\\bilder\\1.jpg"])(
  "[IMPORT-23] %s is no picture",
  (cell) => {
    expect(pictureSource(false)(cell)).toEqual({ complaint: `"${cell}" är ingen webbadress (https://…)` });
  },
);

test.each([
  ["abc12d-1.jpg", "file:abc12d-1.jpg"],
  ["Bilder\\ABC 12D.JPG", "file:Bilder/ABC 12D.JPG"],
  ["https://images.example/1.jpg", "https://images.example/1.jpg"],
])("[IMPORT-23] with a folder a name in it is a picture too: %s", (cell, source) => {
  expect(pictureSource(true)(cell)).toEqual({ value: source });
});

test.each([
  "../hemligt.jpg",
  "/etc/passwd",
  "a/../../b.jpg",
  "C:\\bilder\\1.jpg",
  "ftp://x/1.jpg",
  "a\u0000.jpg",
])("[IMPORT-23] what leads out of the folder is no picture: %j", (cell) => {
  expect(pictureSource(true)(cell)).toHaveProperty("complaint");
});
