import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mailTheme } from "./mail-theme.ts";

test("[MAIL-8] mails have the colours of the site", () => {
  const tokens = readFileSync("brand/colours.css", "utf8");
  const { logo, ...colours } = mailTheme;
  for (const [name, { light, dark }] of Object.entries(colours)) {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokens).toContain(`--ms-${token}: light-dark(${light}, ${dark});`);
  }
  expect(readFileSync("brand/public/mail/logo.png").readUInt32BE(16)).toBe(2 * logo.width);
  expect(readFileSync("brand/public/mail/logo-dark.png").readUInt32BE(20)).toBe(2 * logo.height);
});
