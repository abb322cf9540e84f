import { expect, test } from "vitest";
import { mailLink } from "./share-link.ts";

test("[SHARE-1] a letter with the car's name and address", () => {
  const link = new URL(mailLink({ title: "Škoda Superb & co", url: "https://example.com/bilar/mlb001/" }));
  expect(link.protocol).toBe("mailto:");
  expect(link.searchParams.get("subject")).toBe("Škoda Superb & co");
  expect(link.searchParams.get("body")).toBe("Škoda Superb & co\nhttps://example.com/bilar/mlb001/");
});
