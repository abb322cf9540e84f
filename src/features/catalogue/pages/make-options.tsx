import { Option } from "./filter-group-option.tsx";
import type { MakeView } from "./filter-group-view.ts";

/** The makes we have most of, then all the others behind a fold; series stand under their make. */
export function MakeOptions({ makes, more }: { makes: MakeView[]; more: MakeView[] }) {
  return (
    <>
      <MakeList makes={makes} />
      {more.length > 0 && (
        <details className="group/more">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-semibold text-link hover:underline group-open/more:hidden [&::-webkit-details-marker]:hidden">
            Visa alla {makes.length + more.length} märken
          </summary>
          <MakeList makes={more} />
        </details>
      )}
    </>
  );
}

function MakeList({ makes }: { makes: MakeView[] }) {
  return (
    <ul>
      {makes.map((make) => (
        <li key={make.value} data-make>
          <Option name="brands" option={make} />
          {make.series.length > 0 && (
            <div className="relative pl-8.5 before:absolute before:top-0.5 before:bottom-2.5 before:left-2.5 before:border-l before:border-line-2">
              {make.series.map((series) => (
                <Option key={series.value} name="series" option={series} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
