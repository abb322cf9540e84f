import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { Prose } from "#features/content/pages/prose.tsx";
import { Accordion } from "#ui/accordion.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { TextLink } from "#ui/link.tsx";
import { claimsOf, type Landing, options } from "./landing-texts.ts";
import { SellingOrder } from "./selling-order.tsx";

type LandingBelowProps = {
  landing: Landing;
  stores: number;
  /** The rest of the text, without its steps and questions. */
  html: string;
  questions: { question: string; answer: string }[];
  reviewed: { on: string; text: string };
  /** How often we were right, where that can be said. */
  score: ReactNode;
  /** An answer as one gets it, where it does not stand beside the plate. */
  example: ReactNode;
};

/** Everything below the plate that nothing happens to: claims, steps, ways, text and questions. */
export function LandingBelow({
  landing,
  stores,
  html,
  questions,
  reviewed,
  score,
  example,
}: LandingBelowProps) {
  return (
    <div className="page-width grid gap-(--ms-section) pt-8 pb-(--ms-section) lg:pt-10">
      <Claims stores={stores} />
      {landing.steps.length > 0 && <Steps steps={landing.steps} />}
      {example}
      {landing.order && <SellingOrder order={landing.order} more={landing.more} />}
      <Options />
      <section aria-label="Mer att veta">
        <div className="gap-16 *:min-[75rem]:max-w-none min-[75rem]:columns-2 [&_table]:break-inside-avoid">
          <Prose html={html} />
        </div>
        <p className="mt-10 text-sm text-ink-2">
          Senast granskad <time dateTime={reviewed.on}>{reviewed.text}</time>
        </p>
      </section>
      {score}
      <Questions questions={questions} />
    </div>
  );
}

function Claims({ stores }: { stores: number }) {
  return (
    <dl className="grid grid-cols-2 border-y border-line min-[56.25rem]:grid-cols-4">
      {claimsOf(stores).map(({ number, text }) => (
        <div
          key={text}
          className="flex flex-col-reverse justify-end border-line py-4 pr-4 not-first:min-[56.25rem]:border-l not-first:min-[56.25rem]:pl-6 min-[56.25rem]:py-6"
        >
          <dt className="mt-1 text-sm text-ink-2">{text}</dt>
          <dd className="font-display text-[1.625rem] leading-[1.1] font-semibold">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ steps }: Pick<Landing, "steps">) {
  return (
    <section aria-labelledby="sa-gar-det-till">
      <h2 id="sa-gar-det-till" className="mb-7 text-h2">
        Så går det till
      </h2>
      {/* A line with a post at each step: along it from 700 px, down it below. */}
      <ol className="grid gap-y-7 border-line-2 max-[43.749rem]:border-l-2 min-[43.75rem]:grid-cols-3 min-[43.75rem]:border-t-2">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="relative max-[43.749rem]:pl-6 min-[43.75rem]:pt-6 min-[43.75rem]:pr-8">
            <svg
              aria-hidden="true"
              viewBox="0 0 8 24"
              className="absolute h-6 w-2 max-[43.749rem]:top-0 max-[43.749rem]:-left-1.25 min-[43.75rem]:-top-3.25 min-[43.75rem]:left-0"
            >
              <path className="fill-brand" d="M0 0 8 5V24H0Z" />
              <path className="fill-accent" d="M0 11H8V16H0Z" />
            </svg>
            <p className="text-sm text-ink-3">{at + 1}</p>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Options() {
  return (
    <section aria-labelledby="tre-satt">
      <h2 id="tre-satt" className="mb-7 text-h2">
        Tre sätt att lämna bilen
      </h2>
      <ul className="grid overflow-hidden rounded-md border border-line bg-surface min-[56.25rem]:grid-cols-3">
        {options.map(({ title, facts, to, label }) => (
          <li
            key={title}
            className="flex flex-col border-line px-5 py-6 not-first:max-[56.249rem]:border-t not-first:min-[56.25rem]:border-l lg:px-7"
          >
            <h3 className="text-h3">{title}</h3>
            <dl className="my-3.5 text-sm">
              {facts.map(([term, text]) => (
                <div key={term} className="flex justify-between gap-3 border-b border-line py-2">
                  <dt className="text-ink-2">{term}</dt>
                  <dd className="text-right font-semibold">{text}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-auto">
              <ArrowLink to={to}>{label}</ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first is open, so that it is seen what the others hold. */
function Questions({ questions }: { questions: LandingBelowProps["questions"] }) {
  return (
    <section
      aria-labelledby="vanliga-fragor"
      className="grid gap-x-16 gap-y-5 min-[56.25rem]:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="vanliga-fragor" className="text-h2">
          Vanliga frågor
        </h2>
        <p className="mt-2.5 text-ink-2">
          Hittar du inte svaret? <TextLink to={paths.privatePurchasing()}>Fråga en värderare</TextLink>
        </p>
      </div>
      <div>
        {questions.map(({ question, answer }, at) => (
          <Accordion key={question} title={question} isOpen={at === 0}>
            <Prose html={answer} />
          </Accordion>
        ))}
      </div>
    </section>
  );
}
