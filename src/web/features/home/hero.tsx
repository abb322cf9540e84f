import { company } from "#domain/company/company.ts";
import { formatNumber } from "#domain/text/number.ts";
import { paths } from "#paths";
import { ButtonLink } from "#ui/button-link.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { RoadScene } from "./road-scene.tsx";

const promises = [
  "Skickrapport och prishistorik på varje bil",
  `Hämta i butik eller få hem bilen, ofta inom ${company.deliveryHours} timmar`,
  "Tre års reklamationsrätt, enligt lag",
];

/** Below 900 px the road lies under the text; above, text and box stand in the scene. */
export function Hero({ carCount }: { carCount: number }) {
  return (
    <section className="relative overflow-hidden bg-linear-to-b from-(--ms-sky-1) to-(--ms-sky-2) to-70%">
      <RoadScene />
      <div className="page-width relative pt-8 pb-52.5 lg:pt-16 lg:pb-36 print:py-4">
        <div className="max-w-142">
          <h1 className="text-display">
            Öppna kort om <br className="max-sm:hidden" />
            varje bil.
          </h1>
          <p className="mt-4 max-w-125 text-lg text-pretty">
            {formatNumber(carCount)} begagnade bilar i {company.stores} butiker. Skick, prishistorik och
            miltal står i annonsen, inte i det finstilta.
          </p>
          <div className="mt-7 rounded-lg border border-line bg-surface p-4.5 shadow-3 sm:p-6">
            <CheckList items={promises} />
            <div className="mt-5">
              <ButtonLink to={paths.buy()} size="lg" block>
                Se alla {formatNumber(carCount)} bilar
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
