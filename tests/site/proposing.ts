import { expect } from "vitest";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { aPlate } from "#tests/any-plate.ts";
import { siteWithStaff } from "./site-with-reservations.ts";

type Json = Record<string, unknown> & { id: number; revision: number; version: number };

export const proposed = {
  name: "Omar Ek",
  email: "omar@example.com",
  phoneNumber: "070-174 06 35",
  signature: "Anna, Täby",
  greeting: "Hej! Här är V60:n.",
  cars: [{ licenseplate: "abc123" }, { licenseplate: "def456" }],
  extras: [{ key: "winter-wheels", price: 8_900, note: "18 tum" }],
  discount: 2_000,
  tradeIn: {
    licenseplate: "mlb27k",
    title: "VW Golf",
    mileage: 9_200,
    value: 126_500,
    debt: 41_200,
    resale: 139_417,
  },
  loan: { deposit: 85_300, months: 36, residualPercent: 50 },
};

/** A site with two cars, a salesman who sends proposals and a customer who reads them. */
export async function siteThatProposes(clock: () => Date) {
  const stocked = [
    { licenseplate: aPlate("abc123"), price: 289_900, title: "Volvo V60" },
    { licenseplate: aPlate("def456"), price: 269_900, title: "Škoda Superb" },
  ];
  const site = await siteWithStaff(stocked, clock);
  const staff = (path: string, body?: object, role?: StaffRole) => site.staff<Json>(path, body, role);
  const call = (path: string, body?: object, role?: StaffRole) =>
    staff(`/api/staff/proposals${path}`, body, role);

  return {
    ...site,
    staff,
    call,
    /** Begun, filled in and sent; its page is what the letter leads to. */
    sent: async (changes: object = {}) => {
      const { id } = (await call("", { licenseplate: "ABC 123" })).json;
      const { revision } = (await call(`/${id}`)).json;
      const saved = await call(`/${id}`, { ...proposed, ...changes, revision });
      const sent = await call(`/${id}/send`, { revision: saved.json.revision });
      expect(sent).toMatchObject({ status: 200, json: { version: 1 } });
      const letter = await site.letter("proposal");
      const page = /"(\/offertforslag\/[^"]+\/)"/.exec(letter?.said ?? "")?.[1] ?? "";
      return { id, page, letter };
    },
    /** The page, and what its forms send with it. */
    shown: async (page: string) => {
      const { html, status, headers } = await site.get(page);
      const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
      return { html, status, headers, version: field("version"), hash: field("kontrollsumma") };
    },
  };
}
