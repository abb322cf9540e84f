import { paths } from "#core/paths.ts";
import { MatchFacts } from "#features/trade-in/staff/match-facts.tsx";
import { Panel } from "#platform/staff/panel.tsx";
import type { NewMatches as Found } from "./responses.ts";

/** What others have put out that our buyers look for, the newest first. */
export function NewMatches({ found: { count, list } }: { found: Found }) {
  return (
    <Panel
      id="new-matches"
      title="Nya träffar"
      note={count}
      link={{ to: paths.staff("kopbevakning/"), text: "Köpbevakning" }}
    >
      {count === 0 ? (
        <p className="st-pb t2">Inget nytt på marknaden sedan du tittade.</p>
      ) : (
        <ul className="sp-hits">
          {list.map((match) => (
            <li key={`${match.advert.licenseplate}${match.reason}`}>
              <MatchFacts match={match} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
