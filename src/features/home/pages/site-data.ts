import type { MetaDescriptor } from "react-router";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";

const context = { "@context": "https://schema.org" };

/**
 * Who we are and how to search our stock, in the words of schema.org.
 * No aggregateRating, although the page shows one: reviews of a business on its own site count as
 * self-serving, and search engines ignore or punish them for Organization and LocalBusiness.
 */
export function siteData(origin: string): MetaDescriptor[] {
  const home = `${origin}${paths.home()}`;
  const organization = {
    ...context,
    "@type": "Organization",
    "@id": `${home}#organization`,
    name: company.name,
    legalName: company.legalName,
    url: home,
    logo: `${origin}/favicon.svg`,
    foundingDate: String(company.activeSince),
    vatID: company.vatNumber,
    email: company.email,
    telephone: company.phone.international,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address.street,
      postalCode: company.address.zipCode,
      addressLocality: company.address.town,
      addressCountry: "SE",
    },
  };
  const webSite = {
    ...context,
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: company.name,
    url: home,
    inLanguage: "sv-SE",
    publisher: { "@id": organization["@id"] },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}${paths.buy()}?search={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
  return [{ "script:ld+json": organization }, { "script:ld+json": webSite }];
}
