import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { errorText, loggableError } from "./log-error.ts";

const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "cars_plate"'), {
  code: "23505",
  constraint: "cars_plate",
  table: "cars",
  detail: "Key (licenseplate)=(mlb001) already exists.",
});
const failed = new DrizzleQueryError(
  "insert into cars values ($1, $2)",
  ["mlb001", "kund@example.com"],
  duplicate,
);
const unread = new DrizzleQueryError(
  "select $1::integer",
  ["kund@example.com"],
  Object.assign(new Error('invalid input syntax for type integer: "kund@example.com"'), { code: "22P02" }),
);

test.each([
  ["a broken constraint", failed],
  ["a value that cannot be read", unread],
])("[LOG-4] %s is logged without statement and values", (_, error) => {
  for (const text of [JSON.stringify(loggableError(error)), errorText(error)]) {
    expect(text).not.toMatch(/insert into|select \$1|mlb001|kund@/);
  }
});

test("[LOG-4] what went wrong and where is still to be read", () => {
  expect(loggableError(failed)).toMatchObject({
    message: "a query failed",
    stack: expect.stringContaining("log-error.test.ts"),
    cause: { code: "23505", constraint: "cars_plate", table: "cars", message: expect.stringMatching(/^dup/) },
  });
  expect(errorText(failed)).toMatch(/^.*a query failed \(23505 duplicate key/);
  expect(errorText(new TypeError("x is not a function"))).toMatch(/^TypeError: x is not a function\n\s+at/);
  expect(loggableError("odd")).toEqual({ type: "string", message: "odd" });
});

test.each([
  'No route matches URL "/arende/own.abc.def.ghi/foto/"',
  "Invalid URL: https://bilar.example/bevaka/andra/?t=own.abc.def.ghi&x=1",
])("[LOG-5] %s is logged without its key", (message) => {
  const said = JSON.stringify(loggableError(new TypeError(message)));
  expect(said).not.toContain("own.abc");
  expect(said).toContain("[secret]");
});
