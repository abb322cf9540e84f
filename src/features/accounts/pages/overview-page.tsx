import { Bell, CalendarClock, Heart, KeyRound, LogOut, MessageSquare, User } from "lucide-react";
import { paths } from "#core/paths.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { csrfField } from "../rules/csrf-field.ts";
import { myPaths } from "../rules/my-paths.ts";
import { ActionButton } from "./action-button.tsx";
import { MyReservations } from "./my-reservations.tsx";
import { MyRows, MySection } from "./my-rows.tsx";
import type { OverviewView } from "./overview-view.ts";

/** What the address has with us, all on one page and all of it plain HTML. */
export function OverviewPage({ view }: { view: OverviewView }) {
  const {
    address,
    csrf,
    notice,
    waiting,
    reservations,
    pastReservations,
    bookings,
    cases,
    savedSearches,
    favorites,
  } = view;
  const parts = [
    {
      id: "reservationer",
      label: "Reservationer",
      icon: CalendarClock,
      count: reservations.length + pastReservations.length,
    },
    { id: "provkorningar", label: "Bokade tider", icon: KeyRound, count: bookings.length },
    { id: "arenden", label: "Ärenden", icon: MessageSquare, count: cases.length },
    { id: "bevakningar", label: "Bevakningar", icon: Bell, count: savedSearches.length },
    { id: "favoriter", label: "Favoriter", icon: Heart, count: favorites.length },
    { id: "uppgifter", label: "Mina uppgifter", icon: User, count: null },
  ];
  return (
    <div className="page-width pb-(--ms-section) lg:pt-4">
      <Breadcrumb crumbs={[{ label: "Start", to: paths.home() }, { label: "Mina sidor" }]} />
      <div className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h1">Mina sidor</h1>
          <p className="mt-1.5 wrap-anywhere text-ink-2">Inloggad som {address}</p>
        </div>
        <form method="post" action={paths.myPages()}>
          <input type="hidden" name={csrfField} value={csrf} />
          <input type="hidden" name="do" value="sign-out" />
          <Button type="submit" variant="secondary" icon={LogOut}>
            Logga ut
          </Button>
        </form>
      </div>
      {notice && (
        <p role="alert" className="mb-4 font-medium text-danger">
          {notice}
        </p>
      )}
      <div className="grid items-start gap-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav aria-label="Delar av Mina sidor" className="lg:sticky lg:top-24">
          <ul className="flex flex-wrap gap-2 lg:grid">
            {parts.map(({ id, label, icon: Icon, count }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-surface px-4 font-medium hover:bg-hover lg:border-0"
                >
                  <Icon aria-hidden strokeWidth={1.75} className="size-5" />
                  {label}
                  {count !== null && <span className="text-sm text-ink-2">{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-12">
          {waiting.length > 0 && (
            <MySection id="vantar" title="Väntar på dig">
              <MyRows rows={waiting} />
            </MySection>
          )}
          <MySection
            id="reservationer"
            title="Reservationer"
            more={{ text: "Så fungerar en reservation", to: paths.reserve() }}
          >
            <div className="grid gap-5">
              <MyReservations reservations={reservations} />
              {pastReservations.length > 0 && <MyRows rows={pastReservations} />}
              {reservations.length + pastReservations.length === 0 && (
                <Nothing text="Du har ingen reserverad bil." to={paths.buy()} link="Sök bilar" />
              )}
            </div>
          </MySection>
          <MySection id="provkorningar" title="Bokade tider">
            {bookings.length > 0 ? (
              <MyRows rows={bookings} />
            ) : (
              <Nothing text="Du har ingen bokad tid." to={paths.ride()} link="Boka provkörning" />
            )}
          </MySection>
          <MySection id="arenden" title="Ärenden" more={{ text: "Starta ett ärende", to: paths.contact() }}>
            {cases.length > 0 ? (
              <MyRows rows={cases} />
            ) : (
              <Nothing text="Du har inga ärenden." to={paths.customerService()} link="Kundservice" />
            )}
            <p className="mt-4 text-sm text-ink-2">
              Är det fel på bilen? <TextLink to={paths.complaint()}>Reklamera här</TextLink>. Känner du någon
              som letar bil? <TextLink to={paths.friends()}>Tipsa en vän</TextLink>.
            </p>
          </MySection>
          <SavedSearchList view={view} />
          <Favorites view={view} />
          <MyData view={view} />
        </div>
      </div>
    </div>
  );
}

function Nothing({ text, to, link }: { text: string; to: string; link: string }) {
  return (
    <p className="text-ink-2">
      {text} <TextLink to={to}>{link}</TextLink>
    </p>
  );
}

function SavedSearchList({ view: { savedSearches, csrf } }: { view: OverviewView }) {
  return (
    <MySection id="bevakningar" title="Bevakningar">
      {savedSearches.length === 0 ? (
        <Nothing text="Du bevakar ingen sökning." to={paths.buy()} link="Sök och bevaka" />
      ) : (
        <Panel>
          <ul className="grid gap-5">
            {savedSearches.map(({ id, summary, to, manage, note, isPaused, otherFrequency }) => (
              <li key={id} className="grid gap-x-8 gap-y-2 sm:grid-cols-[1fr_auto]">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">
                    <TextLink to={to}>{summary}</TextLink>
                  </p>
                  <p className="mt-1.5 text-sm text-ink-2">
                    {isPaused ? "Pausad. " : ""}
                    {note} <TextLink to={manage}>Ändra</TextLink>
                  </p>
                </div>
                <div className="flex flex-wrap items-start gap-3">
                  <ActionButton action={paths.myPages()} csrf={csrf} command={otherFrequency.command} id={id}>
                    {otherFrequency.text}
                    <span className="sr-only"> om {summary}</span>
                  </ActionButton>
                  <ActionButton
                    action={paths.myPages()}
                    csrf={csrf}
                    command={isPaused ? "resume" : "pause"}
                    id={id}
                  >
                    {isPaused ? "Fortsätt" : "Pausa"}
                    <span className="sr-only"> {summary}</span>
                  </ActionButton>
                  <ActionButton action={paths.myPages()} csrf={csrf} command="remove" id={id} variant="ghost">
                    Avsluta
                    <span className="sr-only"> {summary}</span>
                  </ActionButton>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </MySection>
  );
}

function Favorites({ view: { favorites, searches } }: { view: OverviewView }) {
  return (
    <MySection id="favoriter" title="Favoriter" more={{ text: "Öppna favoriterna", to: paths.favorites() }}>
      {favorites.length > 0 ? (
        <MyRows rows={favorites} />
      ) : (
        <Nothing
          text="Bilar som du sparar med hjärtat samlas här, från alla enheter där du är inloggad."
          to={paths.buy()}
          link="Sök bilar"
        />
      )}
      {searches.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-2">
          Senaste sökningar:
          {searches.map(({ query, to }) => (
            <TextLink key={query} to={to}>
              {query}
            </TextLink>
          ))}
        </p>
      )}
    </MySection>
  );
}

function MyData({ view: { devices, csrf } }: { view: OverviewView }) {
  return (
    <MySection id="uppgifter" title="Mina uppgifter">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Panel>
          <h3 className="text-h3">Inloggade enheter</h3>
          <ul className="mt-3 mb-4 grid gap-3">
            {devices.map(({ id, name, seen, isThis }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
                <span>
                  <b className="block font-semibold">{name}</b>
                  <span className="text-ink-2">{isThis ? "Den här enheten" : `Använd ${seen}`}</span>
                </span>
                {!isThis && (
                  <ActionButton
                    action={paths.myPages()}
                    csrf={csrf}
                    command="end-device"
                    id={id}
                    variant="ghost"
                  >
                    Logga ut<span className="sr-only"> {name}</span>
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
          <ActionButton action={paths.myPages()} csrf={csrf} command="sign-out-everywhere">
            Logga ut överallt
          </ActionButton>
        </Panel>
        <Panel>
          <h3 className="text-h3">Hämta och radera</h3>
          <p className="mt-2 mb-5 text-ink-2">
            Allt vi har om din adress i en fil: en sida att läsa, där samma uppgifter också ligger som JSON.
            Innan något raderas visar vi vad som försvinner och vad lagen kräver att vi sparar.
          </p>
          <div className="flex flex-wrap gap-3">
            {/* A form and not a link: what is followed within the page would not be saved as a file. */}
            <form action={myPaths.dataExport()}>
              <Button type="submit" variant="secondary" size="sm">
                Hämta mina uppgifter
              </Button>
            </form>
            <ButtonLink to={myPaths.erase()} variant="secondary" size="sm">
              Radera mina uppgifter
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </MySection>
  );
}
