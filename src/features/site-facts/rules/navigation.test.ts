import { expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { eventOfLink } from "#features/visitors/pages/event-of-click.ts";
import { footerButtons } from "./footer-links.ts";
import {
  contact,
  contactLinks,
  headerLinks,
  jobsLabel,
  menuLinks,
  menuRows,
  moreLinks,
  topLinks,
} from "./navigation.ts";

const labels = (links: { label: string }[]) => links.map(({ label }) => label);

test("[SHELL-1] the header that stays leads to everything the contract names, by its exact words", () => {
  const all = [...labels(headerLinks), contact.label, ...labels([...contactLinks, ...moreLinks]), jobsLabel];
  const named = "Köp bil, Sälj bil, Värdera bil, Byta bil, Sålda bilar, Våra butiker, Kontakt, Kundservice";
  expect(all).toEqual(expect.arrayContaining([...named.split(", "), "Lediga tjänster"]));
});

test("[SHELL-2] the popovers have real targets", () => {
  expect(contact).toEqual({ label: "Kontakt", to: paths.contact() });
  expect([...contactLinks, ...moreLinks]).toEqual([
    { label: "Kundservice", to: paths.customerService() },
    { label: "Huvudkontor", to: paths.headOffice() },
    { label: "Sålda bilar", to: paths.sold() },
    { label: "Bilfinansiering", to: paths.financing() },
    { label: "Bilförsäkring", to: paths.insurance() },
  ]);
});

test("[SHELL-1] the banner has shortcuts to what the row has no room for", () => {
  expect(labels(topLinks)).toEqual(["Sålda bilar", "Kundservice"]);
});

test("[SHELL-4] the mobile menu adds Nyheter and says Byt bil", () => {
  const menu = [...labels(menuRows("7 420", 4)), ...labels(menuLinks), jobsLabel];
  expect(menu).toContain("Nyheter");
  expect(menu).toContain("Byt bil");
  expect(menu).not.toContain("Byta bil");
  for (const { label } of headerLinks.filter(({ label }) => label !== "Byta bil"))
    expect(menu).toContain(label);
  expect(menuRows("7 420", 4)[0]).toMatchObject({ label: "Köp bil", aside: "7 420" });
  expect(menuRows("7 420", 4).at(-1)).toMatchObject({ label: "Våra butiker", aside: "4" });
  expect(menuRows("7 420", null).at(-1)).not.toHaveProperty("aside");
});

test("[SHELL-10] buying and selling are the two clicks that are counted", () => {
  const counted = (links: readonly { to: string }[], source: "header" | "footer") =>
    links.map(({ to }) => eventOfLink({ address: `https://www.milstolpen.example${to}`, source }));
  expect(counted(headerLinks, "header").filter((event) => event)).toEqual([
    { event: "buy_click", source: "header" },
    { event: "sell_click", source: "header" },
  ]);
  expect(counted(footerButtons, "footer")).toEqual([
    { event: "buy_click", source: "footer" },
    { event: "sell_click", source: "footer" },
  ]);
});
