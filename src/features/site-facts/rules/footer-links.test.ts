import { expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { footerButtons, footerSections, trialLinks } from "./footer-links.ts";

const targets = footerSections.flatMap(({ links }) => links.map(({ to }) => to));

test("[SHELL-7] the footer has its sections, and the two buttons lead to buying and selling", () => {
  expect(footerSections.map(({ heading }) => heading)).toEqual([
    "Garanti och villkor",
    "Om Milstolpen",
    "Tjänster",
    "Bra att veta",
  ]);
  expect(footerButtons).toEqual([
    { label: "Jag vill köpa en bil", to: paths.buy() },
    { label: "Jag vill sälja en bil", to: paths.sell() },
  ]);
});

test("[SHELL-7] the right of withdrawal is one step away, by the words the law knows", () => {
  expect(footerSections[0]?.links).toContainEqual({ label: "Ångra avtalet här", to: paths.withdrawal() });
});

test("[SHELL-8] the group that production hides is the contract's, whole, and none of it stands in a section", () => {
  expect(trialLinks.map(({ to }) => to).toSorted()).toEqual(
    [
      paths.complaint(),
      paths.workshop(),
      paths.complaintsBoard(),
      paths.campaign(),
      paths.friends(),
      paths.newsletter(),
      paths.ride(),
      paths.remarketing(),
      paths.customerUploads(),
      paths.myPages(),
      paths.appPolicy(),
      paths.appSupport(),
    ].toSorted(),
  );
  expect(trialLinks.filter(({ to }) => targets.includes(to))).toEqual([]);
});
