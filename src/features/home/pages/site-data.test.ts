import { expect, test } from "vitest";
import { siteData } from "./site-data.ts";

const things = siteData("https://www.example.com").map((tag) =>
  "script:ld+json" in tag ? tag["script:ld+json"] : null,
);

test("[HOMEPAGE-13] the organization is named with its absolute address", () => {
  expect(things[0]).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": "https://www.example.com/#organization",
    name: "Milstolpen",
    legalName: "Milstolpen Bil AB",
    logo: "https://www.example.com/favicon.svg",
  });
});

test("[HOMEPAGE-13] the site says how its stock is searched, and who publishes it", () => {
  expect(things[1]).toMatchObject({
    "@type": "WebSite",
    url: "https://www.example.com/",
    publisher: { "@id": "https://www.example.com/#organization" },
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: "https://www.example.com/kopa-bil/?search={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});
