import jsQr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { codePage, enrolPage, recoveryPage } from "./factor-pages.ts";
import { otpauthAddress } from "./totp.ts";

const shown = { action: "/idp/interaction/1", username: 'a"<b>@example.com', problem: "", styles: [] };
const secret = Buffer.from("12345678901234567890");

test("[IDP-8] a telephone reads the account and its secret from the page, and a person can type it", async () => {
  const html = enrolPage(shown, secret);
  const [svg = ""] = /<svg.*?<\/svg>/s.exec(html) ?? [];
  const drawn = svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"');
  const { data, info } = await sharp(Buffer.from(drawn))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQr(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe(otpauthAddress(company.name, shown.username, secret));
  expect(html).toContain("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
});

test("[IDP-6] the pages of the second step are Swedish and need no script; what was typed is text", () => {
  const pages = [
    enrolPage(shown, secret),
    codePage({ ...shown, problem: "Fel" }),
    recoveryPage(shown, ["MZXW-6YTB"]),
  ];
  for (const page of pages) {
    expect(page).toContain('<html lang="sv">');
    expect(page).not.toMatch(/<script|<b>@| style=/);
    for (const [, id] of page.matchAll(/<input id="(\w+)"/g)) expect(page).toContain(`<label for="${id}">`);
  }
  expect(pages[1]).toContain('autocomplete="one-time-code"');
  expect(pages[1]).toContain('aria-invalid="true" aria-describedby="problem"');
});
