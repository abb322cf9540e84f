import { Hono } from "hono";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { countCatalogs } from "#features/catalogue/service/stock/count-stock.ts";
import { storeCountText } from "#features/stores/rules/store-count.ts";

/** What may be said about a page in a line, for those who read llms.txt instead of the pages. */
const sections = [
  [
    "Bilar",
    [
      [paths.buy(), "Alla bilar till salu och på väg in", "pris, årsmodell, miltal, skick och butik"],
      [paths.makes(), "Alla märken och serier", "med antal bilar"],
      [paths.sold(), "Sålda bilar", "vad som har sålts"],
      [
        "/api/",
        "Lagret som JSON (API)",
        "sök, räkna, hämta allt och följ ändringarna; OpenAPI på /api/openapi.json",
      ],
      [paths.stores(), "Butiker", "adress, telefon, öppettider och antal bilar i varje butik"],
    ],
  ],
  [
    "Köpa, sälja och byta",
    [
      [paths.howToBuy(), "Så går köpet till", "från annons till nyckel"],
      [paths.howToSell(), "Så säljer du din bil", "från värdering till betalning"],
      [paths.tradeIn(), "Byta bil", "inbyte mot en annan bil"],
      [paths.financing(), "Bilfinansiering", "ränta, exempel och vad ett lån kostar"],
      [paths.insurance(), "Bilförsäkring", "vad som krävs och vad man kan välja"],
      [paths.checklist(), "Checklista för bilköp", "vad man kontrollerar på en begagnad bil"],
    ],
  ],
  [
    "Villkor och rättigheter",
    [
      [paths.purchaseTerms(), "Köpvillkor", "vad som gäller när en privatperson köper"],
      [paths.warrantyTerms(), "Garantivillkor", "vad garantin täcker, och lagens tre år vid sidan av den"],
      [paths.withdrawal(), "Ångerrätt", "14 dagar vid köp på distans"],
      [paths.complaint(), "Reklamation", "när något är fel på bilen"],
      [paths.privacy(), "Integritetspolicy", "vilka uppgifter som sparas, varför och hur länge"],
    ],
  ],
  [
    "Om företaget",
    [
      [paths.about(), "Om oss", "vilka vi är"],
      [paths.customerService(), "Kundservice", "telefon, e-post och vanliga frågor"],
      [paths.news(), "Nyheter", "vad som är nytt"],
    ],
  ],
] as const;

/** Pages of the staff and of one person are of no use to a search engine; the rest may be read by anybody. */
const closedToRobots = ["/personal/", paths.myPages()];

/** robots.txt and llms.txt */
export function robotsAndLlms({
  stock,
  publicOrigin,
}: {
  stock: Pick<LiveCatalogue, "catalogs">;
  publicOrigin: string;
}) {
  const address = (path: string) => new URL(path, publicOrigin).href;
  return new Hono()
    .get("/robots.txt", (c) =>
      c.text(
        [
          "User-agent: *",
          ...closedToRobots.map((path) => `Disallow: ${path}`),
          "Allow: /",
          "",
          `Sitemap: ${address("/sitemap.xml")}`,
          "",
        ].join("\n"),
      ),
    )
    .get("/llms.txt", (c) => {
      const { forSale, incoming } = countCatalogs(stock.catalogs());
      const cars = `${formatNumber(forSale)} bilar till salu och ${formatNumber(incoming)} på väg in`;
      return c.text(
        [
          `# ${company.name}`,
          "",
          `> ${company.legalName} köper, säljer och byter begagnade bilar i ${storeCountText(stock.catalogs().chain.stores.length)} i Sverige. Just nu ${cars}. Priser är i svenska kronor med moms, körsträckor i mil (1 mil = 10 km).`,
          "",
          `En annons har adressen ${address(paths.buy())}{märke}/{regnummer}/. Varje annons bär sina uppgifter som JSON-LD. En sänkning av ett pris visas alltid med det lägsta priset under de 30 dagarna före.`,
          ...sections.flatMap(([heading, pages]) => [
            "",
            `## ${heading}`,
            "",
            ...pages.map(([path, name, what]) => `- [${name}](${address(path)}): ${what}`),
          ]),
          "",
        ].join("\n"),
      );
    });
}
