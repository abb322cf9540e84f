import { paths } from "#paths";
import type { NewMatches as Found } from "../../booking-answers.ts";
import { MatchFacts } from "../trade/match-facts.tsx";

/** What others have put out that our buyers look for, the newest first. [QUEUE-2] [TRACKER-4] */
export function NewMatches({ found: { count, list } }: { found: Found }) {
  return (
    <section className="st-panel" aria-labelledby="new-matches">
      <div className="st-ph">
        <h2 className="t" id="new-matches">
          Nya träffar
        </h2>
        <span className="n">{count}</span>
        <a className="link" href={paths.staff("kopbevakning/")}>
          Köpbevakning
        </a>
      </div>
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
    </section>
  );
}
