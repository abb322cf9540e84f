import { paths } from "#core/paths.ts";
import { AskPage } from "#features/reservations/pages/ask-page.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { watchTerms } from "../rules/watch-terms.ts";
import type { WatchedView } from "./watched-view.ts";

const crumb = "Bevakning";

/** The same for everybody: who watched it before learns that by letter. [WATCHING-2] */
export function WatchThanks() {
  return (
    <AskPage
      crumb={crumb}
      title="Nästan klart: bekräfta i din e-post"
      text={`Vi har mejlat en länk. När du har öppnat den och bekräftat börjar bevakningen. Länken gäller i ${watchTerms.confirmDays} dagar. Kommer inget brev, titta i skräpposten eller försök igen i morgon. Lämnade du bara telefonnummer behöver du inte göra något: vi ringer när en bil passar.`}
      notice={null}
    >
      <ButtonLink to={paths.buy()}>Fortsätt titta på bilar</ButtonLink>
    </AskPage>
  );
}

export function NoFilter() {
  return (
    <AskPage
      crumb={crumb}
      title="Välj först vad du vill bevaka"
      text="Sök eller filtrera bland bilarna och tryck på Bevaka sökningen. En enda bil bevakar du från dess annons."
      notice={null}
    >
      <ButtonLink to={paths.buy()}>Sök bilar</ButtonLink>
    </AskPage>
  );
}

type AskProps = { view: WatchedView; address: string; newsletter: boolean; action: string };

/** To look changes nothing: mail programs and their guards open every link. [WATCHING-2] */
export function AskToConfirm({ view, address, newsletter, action }: AskProps) {
  const also = newsletter ? " Du får också nyhetsbrevet, som du bad om." : "";
  return (
    <AskPage
      crumb={crumb}
      title={view.isCar ? "Vill du bevaka bilen?" : "Vill du bevaka sökningen?"}
      text={`${view.words}. Mejlen går till ${address}.${also}`}
      notice={null}
    >
      <form method="post" action={action}>
        <Button type="submit">Ja, bevaka</Button>
      </form>
    </AskPage>
  );
}

export function EndedWatch() {
  return (
    <AskPage
      crumb={crumb}
      title="Bevakningen är avslutad"
      text="Vi mejlar inget mer om den. Du kan bevaka en ny sökning när du vill."
      notice={null}
    >
      <ButtonLink to={paths.buy()}>Sök bilar</ButtonLink>
    </AskPage>
  );
}

export function GoneWatch() {
  return (
    <AskPage
      crumb={crumb}
      title="Bevakningen finns inte"
      text="Den är avslutad, eller så är länken avklippt eller för gammal. Vi mejlar inget om den. Du kan bevaka en ny sökning när du vill."
      notice={null}
    >
      <ButtonLink to={paths.buy()}>Sök bilar</ButtonLink>
    </AskPage>
  );
}
