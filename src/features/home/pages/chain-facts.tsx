import { company } from "#core/company/company.ts";
import { formatNumber } from "#core/text/number.ts";
import type { StoreSpan } from "./store-span.ts";

/** The chain in numbers along the edge of the road, four of them below 900 px. Stores and cars are counted now. */
export function ChainFacts({ carCount, stores }: { carCount: number; stores: StoreSpan }) {
  const facts: { number: string; text: string; wide?: boolean }[] = [
    { number: String(company.activeSince), text: "första butiken öppnade" },
    stores,
    { number: formatNumber(company.employees), text: "medarbetare", wide: true },
    { number: `${formatNumber(company.customers)}+`, text: "kunder har köpt eller sålt" },
    { number: formatNumber(carCount), text: "bilar i lager just nu" },
  ];
  return (
    <section aria-label={`${company.name} i siffror`} className="border-b border-line bg-surface">
      <div className="page-width">
        <dl className="road-edge grid grid-cols-2 max-lg:pb-6 lg:grid-cols-5">
          {facts.map(({ number, text, wide }, at) => (
            <div
              key={text}
              className={`relative flex flex-col-reverse justify-end pr-4 lg:pt-10 lg:pb-9 ${at < 2 ? "pt-9 max-lg:pb-2" : "max-lg:pt-3 max-lg:pb-2"} ${wide ? "max-lg:hidden" : ""}`}
            >
              {/* The post stands where the fact does; below 900 px only the first row touches the road. */}
              <svg
                aria-hidden="true"
                viewBox="0 0 8 28"
                className={`absolute top-0 left-0 h-7 w-2 ${at < 2 ? "" : "max-lg:hidden"}`}
              >
                <path className="fill-brand" d="M0 0H8V21.8L0 28Z" />
                <path className="fill-accent" d="M0 9.5H8V15.4H0Z" />
              </svg>
              <dt className="text-sm text-ink-2">{text}</dt>
              <dd className="font-display text-[1.75rem] leading-[1.1] font-semibold tracking-[-.02em]">
                {number}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
