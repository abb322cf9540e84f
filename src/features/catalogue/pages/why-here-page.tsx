import { paths } from "#core/paths.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextLink } from "#ui/link.tsx";
import { Table } from "#ui/table.tsx";
import { modelsAhead } from "../rules/weights.ts";
import type { WhyHereView } from "./why-here-view.ts";

/** Why a car stands where it does in the recommended order: part by part, with what each rests on. */
export function WhyHerePage({
  view,
  crumbs,
  carPath,
}: {
  view: WhyHereView;
  crumbs: Crumb[];
  carPath: string;
}) {
  return (
    <div className="page-width pt-3 pb-(--ms-section) lg:pt-5">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-1 text-h1">Varför ligger {view.name} här?</h1>
      <div className="mt-4 grid max-w-text gap-4 text-pretty">
        <p className="text-lg">
          Bilen har <b>{view.points} av 100 poäng</b> i ordningen Rekommenderad. {view.place.join(" ")}
        </p>
        <Table
          caption="Bilens poäng"
          columns={[
            { label: "Vad", cell: ({ label }) => label },
            { label: "Den här bilen", cell: ({ why }) => why },
            { label: "Poäng", cell: ({ points, of }) => `${points} av ${of}`, isNumber: true },
          ]}
          rows={view.parts}
          keyOf={({ name }) => name}
        />
        <p>
          {view.market} Av dem kommer den med flest poäng först. Har två bilar lika många kommer den senast
          publicerade först. Samma modell står inte två gånger i rad när en annan finns bland de {modelsAhead}{" "}
          följande, så en bil kan flytta några steg. Har du skrivit sökord kommer bilar som har orden i sitt
          namn först.
        </p>
        <p>
          Poängen är lika för alla som tittar, och ingen kan betala för en bättre plats.{" "}
          <TextLink to={paths.newsItem("sa-sorterar-vi-bilarna")}>Så räknar vi poängen</TextLink>
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={carPath}>Till bilen</ButtonLink>
          <ButtonLink to={paths.buy()} variant="secondary">
            Alla bilar
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
