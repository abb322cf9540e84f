import { CircleQuestionMark } from "lucide-react";
import { paths } from "#core/paths.ts";
import { TextLink } from "#ui/link.tsx";
import { levelDensity } from "../rules/weights.ts";
import type { ListingView } from "./listing-view.ts";
import { sortTextOf } from "./sort-texts.ts";

const sortingId = "sa-sorterar-vi";

/** Once for all cards: leads to what the order rests on, which the browser unfolds. */
export function WhyThisOrder() {
  return (
    <a
      href={`#${sortingId}`}
      className="why-order relative inline-flex min-h-11 items-center text-sm whitespace-nowrap text-ink-2 underline underline-offset-3 hover:text-ink"
    >
      <CircleQuestionMark aria-hidden strokeWidth={1.75} className="size-5" />
      <span>Varför den här ordningen?</span>
    </a>
  );
}

type HowWeSortProps = { view: Pick<ListingView, "path" | "marketDay" | "isExplained" | "cars"> };

/** What the order rests on, said where the list is; in our own order car by car. */
export function HowWeSort({ view: { path, marketDay, isExplained, cars } }: HowWeSortProps) {
  const text = sortTextOf(path);
  if (text === null) return null;
  return (
    <details className="mt-6 max-w-text text-sm text-ink-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2">
        Så sorterar vi bilarna
      </summary>
      <div id={sortingId} className="grid scroll-mt-32 grid-cols-[minmax(0,1fr)] gap-2 pt-1">
        <p>
          {text.recommended} Har du skrivit sökord kommer bilar som har orden i sitt namn före dem som har
          orden på annat håll i annonsen.
        </p>
        {path === paths.buy() && (
          <p>
            Varje bil har poäng, del för del.{" "}
            <TextLink to={paths.newsItem("sa-sorterar-vi-bilarna")}>Så räknar vi poängen</TextLink>
          </p>
        )}
        <p>
          {text.cuts} {text.owner}
        </p>
        {marketDay && (
          <p>
            Korten visar om priset ligger under, i nivå med eller över vad liknande bilar har sålts för hos
            oss, beräknat {marketDay}. I Rekommenderad blandas de, så att {levelDensity.under} under
            marknadspris kommer på {levelDensity.level} i nivå med det och {levelDensity.over} över, om det
            finns lika många av varje. Har vi sålt för få liknande bilar står inget.{" "}
            <TextLink to={`${paths.valuation()}#sa-raknar-vi`}>Så räknar vi marknadspriset</TextLink>
          </p>
        )}
        {isExplained && (
          <ol className="columns-2 gap-6 sm:columns-3">
            {cars.map(({ path: advert, name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is explained.
              <li key={at} className="truncate">
                <a
                  href={paths.whyHere(advert ?? "")}
                  rel="nofollow"
                  className="inline-flex min-h-8 items-center underline underline-offset-3 max-lg:min-h-11"
                >
                  {at + 1}. {name}
                </a>
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}
