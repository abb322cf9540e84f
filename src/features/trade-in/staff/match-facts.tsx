import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { advertChangeText } from "../rules/advert-change.ts";
import type { PurchaseAlerts } from "./trade-responses.ts";

/** An advert of somebody else's that one of our buyers looks for: what it is, what it costs and who looks. */
export function MatchFacts({ match }: { match: PurchaseAlerts["matches"][number] }) {
  const { advert, reason, words, at, below } = match;
  return (
    <span>
      <a
        className="link"
        href={paths.staff(`inbyte/${encodeURIComponent(advert.licenseplate)}/?mil=${advert.mileage}`)}
      >
        {advert.title}
      </a>{" "}
      <span className={reason === "new" ? "tag inf" : "tag ok2"}>{advertChangeText(reason)}</span>
      <br />
      <span className="sm t2">
        {displayPlate(advert.licenseplate)} · {advert.modelYear} · {formatMil(advert.mileage)} · {advert.area}
      </span>
      <br />
      <span className={below !== null && below > 0 ? "sm good" : "sm"}>
        {formatKronor(advert.price)}
        {below !== null &&
          below !== 0 &&
          `, ${formatKronor(Math.abs(below))} ${below > 0 ? "under" : "över"} värdering`}
      </span>
      <br />
      <span className="xs t2">
        {words} · {at.slice(0, 10)}
      </span>
    </span>
  );
}
