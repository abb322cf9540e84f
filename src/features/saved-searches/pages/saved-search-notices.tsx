import { paths } from "#core/paths.ts";
import { ConfirmPage } from "#features/reservations/pages/confirm-page.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { savedSearchTerms } from "../rules/saved-search-terms.ts";
import type { SavedSearchView } from "./saved-search-view.ts";

const crumb = "Bevakning";

/** The same page for everybody, so that it does not tell whether the address had saved the search before; the e-mail does. */
export function SavedSearchReceived() {
  return (
    <ConfirmPage
      crumb={crumb}
      title="Nästan klart: bekräfta i din e-post"
      text={`Vi har mejlat en länk. När du har öppnat den och bekräftat börjar bevakningen. Länken gäller i ${savedSearchTerms.confirmDays} dagar. Kommer inget mejl tittar du i skräpposten eller försöker igen i morgon. Lämnade du bara telefonnummer behöver du inte göra något: vi ringer när en bil passar.`}
      notice={null}
      drawing="news"
    >
      <ButtonLink to={paths.buy()}>Fortsätt titta på bilar</ButtonLink>
    </ConfirmPage>
  );
}

export function NoFilter() {
  return (
    <ConfirmPage
      crumb={crumb}
      title="Välj först vad du vill bevaka"
      text="Sök eller filtrera bland bilarna och tryck på Bevaka sökningen. En enda bil bevakar du från dess annons."
      notice={null}
      drawing="news"
    >
      <ButtonLink to={paths.buy()}>Sök bilar</ButtonLink>
      <ButtonLink to={paths.endSavedSearches()} variant="secondary">
        Avsluta bevakningar
      </ButtonLink>
    </ConfirmPage>
  );
}

type AskProps = {
  view: SavedSearchView;
  address: string;
  newsletter: boolean;
  action: string;
  /** Why the button did nothing. */
  notice: string | null;
};

/** Opening the page changes nothing, a button does: mail programs and virus scanners open every link. */
export function AskToConfirm({ view, address, newsletter, action, notice }: AskProps) {
  const also = newsletter ? " Du får också nyhetsbrevet, som du bad om." : "";
  return (
    <ConfirmPage
      crumb={crumb}
      title={view.isCar ? "Vill du bevaka bilen?" : "Vill du bevaka sökningen?"}
      text={`${view.summary}. Mejlen går till ${address}.${also}`}
      notice={notice}
      drawing="news"
    >
      <form method="post" action={action}>
        <Button type="submit">Ja, bevaka</Button>
      </form>
    </ConfirmPage>
  );
}

export function EndedSavedSearch() {
  return (
    <ConfirmPage
      crumb={crumb}
      title="Bevakningen är avslutad"
      text="Vi mejlar inget mer om den. Du kan bevaka en ny sökning när du vill."
      notice={null}
      drawing="news"
    >
      <ButtonLink to={paths.buy()}>Sök bilar</ButtonLink>
    </ConfirmPage>
  );
}

/** Asks for the address; the response is the same whether the address has saved searches or not. */
export function EndSavedSearches({ form }: { form: string | null }) {
  return (
    <ConfirmPage
      crumb={crumb}
      title={form === null ? "Titta i din e-post" : "Avsluta bevakningar"}
      text={
        form === null
          ? "Finns det något att avsluta har vi mejlat en länk dit. Inget är avslutat förrän du bekräftar där. Kommer inget mejl tittar du i skräpposten eller kontrollerar att det var rätt adress."
          : "Skriv adressen som mejlen går till. Vi mejlar en länk, och när du bekräftar där tar vi bort allt som adressen bevakar. Vill du bara ändra eller pausa en bevakning använder du länken i dess mejl."
      }
      notice={null}
      drawing="news"
    >
      {form === null ? (
        <ButtonLink to={paths.buy()}>Sök bilar</ButtonLink>
      ) : (
        <StaticHtml html={form} className="min-w-0 flex-1" />
      )}
    </ConfirmPage>
  );
}

export function SavedSearchNotFound() {
  return (
    <ConfirmPage
      crumb={crumb}
      title="Bevakningen finns inte"
      text="Den är avslutad, eller så är länken avklippt eller för gammal. Vi mejlar inget om den. Du kan bevaka en ny sökning när du vill."
      notice={null}
      drawing="news"
    >
      <ButtonLink to={paths.buy()}>Sök bilar</ButtonLink>
    </ConfirmPage>
  );
}
