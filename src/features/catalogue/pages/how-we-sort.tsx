import { paths } from "#core/paths.ts";
import { TextLink } from "#ui/link.tsx";
import { levelDensity } from "../rules/weights.ts";
import { sortTextOf } from "./sort-texts.ts";

/** What the order rests on, said where the list is. */
export function HowWeSort({ path, marketDay }: { path: string; marketDay: string | null }) {
  const text = sortTextOf(path);
  if (text === null) return null;
  return (
    <details className="mt-6 max-w-text text-sm text-ink-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2">
        Så sorterar vi bilarna
      </summary>
      <div className="grid gap-2 pt-1">
        <p>
          {text.recommended} Har du skrivit sökord kommer bilar som har orden i sitt namn före dem som har
          orden på annat håll i annonsen.
        </p>
        {path === paths.buy() && (
          <p>
            Varje bil har en länk, Varför här?, som visar dess poäng.{" "}
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
      </div>
    </details>
  );
}
