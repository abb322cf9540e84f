import { formatKronor } from "#domain/text/kronor.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { paths } from "#paths";
import type { NewMatches as Found } from "../booking-answers.ts";

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
          {list.map(({ advert, reason, words, at, below }) => (
            <li key={`${advert.licenseplate}${reason}`}>
              <span>
                <a
                  className="link"
                  href={paths.staff(
                    `inbyte/${encodeURIComponent(advert.licenseplate)}/?mil=${advert.mileage}`,
                  )}
                >
                  {advert.title}
                </a>
                <br />
                <span className="sm t2">
                  {advert.modelYear} · {formatMil(advert.mileage)} · {advert.area}
                </span>
                <br />
                <span className={below !== null && below > 0 ? "sm good" : "sm"}>
                  {formatKronor(advert.price)}
                  {below !== null && below > 0 && `, ${formatKronor(below)} under värdering`}
                </span>
                <br />
                <span className="xs t2">
                  {words} · {at.slice(0, 10)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
