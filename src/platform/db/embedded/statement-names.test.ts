import { expect, test } from "vitest";
import { message, text, textAt } from "./message.ts";
import { StatementNames } from "./statement-names.ts";

const parse = (name: string) => message("P", text(name, "select 1"), Buffer.alloc(2));
const bind = (name: string) => message("B", text("", name), Buffer.alloc(6));
const describeStatement = (name: string) => message("D", Buffer.from("S"), text(name));
const closeStatement = (name: string) => message("C", Buffer.from("S"), text(name));

test("[DATA-9] Parse, Bind, Describe and Close speak of the same statement after the translation", () => {
  const names = new StatementNames("c7");
  expect(names.translate(parse("page"))).toEqual(parse("c7_1"));
  expect(names.translate(bind("page"))).toEqual(bind("c7_1"));
  expect(names.translate(describeStatement("page"))).toEqual(describeStatement("c7_1"));
  expect(names.translate(parse("other"))).toEqual(parse("c7_2"));
  expect(names.translate(closeStatement("page"))).toEqual(closeStatement("c7_1"));
  expect(names.closeAll()).toEqual([closeStatement("c7_2")]);
});

test("[DATA-9] long names that differ only at their end stay different within PostgreSQL's 63 bytes", () => {
  const names = new StatementNames("c1");
  const [one, other] = ["a", "b"].map((end) => textAt(names.translate(parse("x".repeat(80) + end)), 5).value);
  expect(one).not.toBe(other);
  expect(Math.max(one?.length ?? 99, other?.length ?? 99)).toBeLessThan(63);
});

test.each([
  ["an unnamed statement", parse("")],
  ["a portal", message("D", Buffer.from("P"), text("page"))],
  ["any other message", message("Q", text("select 1"))],
])("[DATA-9] %s is left as it is", (_, sent) => {
  expect(new StatementNames("c1").translate(sent)).toEqual(sent);
});
