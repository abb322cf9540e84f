import { paths } from "#core/paths.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { SectionHeading } from "./section-heading.tsx";

const rights = [
  {
    heading: "Tre års reklamationsrätt",
    text: "Visar det sig att bilen hade ett fel när du fick den kan du reklamera i tre år. De två första åren är det vi som ska visa att felet inte fanns från början.",
    link: { to: paths.complaint(), label: "Så reklamerar du" },
  },
  {
    heading: "14 dagars ångerrätt",
    text: "Köper du på distans kan du ångra dig i 14\u00a0dagar utan att säga varför. Det gör du på webben, i två steg, och får kvitto direkt.",
    link: { to: paths.withdrawal(), label: "Så ångrar du ett köp" },
  },
  {
    heading: "Sänkt pris på riktigt",
    text: "Sänker vi ett pris står bilens lägsta pris under de 30 dagarna före bredvid. Det räknas fram ur prishistoriken och skrivs aldrig in för hand.",
    link: { to: paths.purchaseTerms(), label: "Läs köpvillkoren" },
  },
];

/** What the law gives whoever buys as a consumer, stated as law. */
export function BuyerRights() {
  return (
    <section aria-labelledby="dina-rattigheter" className="page-width pb-(--ms-section)">
      <SectionHeading id="dina-rattigheter" lead="Det här gäller enligt lag, med eller utan garanti.">
        Dina rättigheter när du köper
      </SectionHeading>
      <ul className="grid gap-6 lg:grid-cols-3">
        {rights.map(({ heading, text, link }) => (
          <li key={heading} className="flex flex-col rounded-md border border-line bg-surface px-6 pt-6 pb-4">
            <h3 className="text-h3">{heading}</h3>
            <p className="mt-2 mb-3 flex-1 text-ink-2">{text}</p>
            <ArrowLink to={link.to}>{link.label}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
