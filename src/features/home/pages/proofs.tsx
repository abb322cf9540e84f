import type { ReactNode } from "react";
import { DamageFigure, MeasureFigure, PriceFigure } from "./proof-figures.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** What an advert tells before anybody has asked. The figures are drawn, and say that they are examples. */
export function Proofs() {
  return (
    <section aria-labelledby="det-har-ser-du" className="page-width pb-(--ms-section)">
      <SectionHeading
        id="det-har-ser-du"
        lead="Samma uppgifter som säljaren har, för varje bil som är genomgången. Siffrorna i bilderna är exempel."
      >
        Det här ser du innan du bestämmer dig
      </SectionHeading>
      <ul className="grid gap-6 lg:grid-cols-3">
        <Proof heading="Skicket, skada för skada" figure={<DamageFigure />}>
          Repor och bucklor är fotograferade, mätta och beskrivna, en för en.
        </Proof>
        <Proof heading="Prisets hela historia" figure={<PriceFigure />}>
          Alla prisändringar, och lägsta pris de senaste 30 dagarna före en sänkning.
        </Proof>
        <Proof heading="Däck, bromsar och batteri" figure={<MeasureFigure />}>
          Mätvärden i siffror. För elbilar också batteriets hälsa, med datum och metod.
        </Proof>
      </ul>
    </section>
  );
}

function Proof({ heading, figure, children }: { heading: string; figure: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line bg-surface">
      <div className="grid h-50 content-center bg-sunken p-6 lg:h-59">{figure}</div>
      <div className="px-6 pt-5.5 pb-6.5">
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-2 text-ink-2">{children}</p>
      </div>
    </li>
  );
}
