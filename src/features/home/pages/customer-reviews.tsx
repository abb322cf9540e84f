import { paths } from "#core/paths.ts";
import { TextLink } from "#ui/link.tsx";
import { Stars } from "#ui/stars.tsx";
import type { QuoteView, ReviewsView } from "./reviews-view.ts";

/**
 * What customers say, counted now; without reviews there is nothing to show.
 * The marketing act wants whoever shows reviews to say whether and how they are checked.
 */
export function CustomerReviews({ reviews }: { reviews: ReviewsView | null }) {
  if (!reviews) return null;
  return (
    <section aria-labelledby="vad-kunder-sager" className="page-width pb-(--ms-section)">
      <div className="grid gap-6 xl:grid-cols-[18.75rem_minmax(0,1fr)]">
        <div>
          <h2 id="vad-kunder-sager" className="mb-4 text-h2">
            Vad kunder säger
          </h2>
          <p className="font-display text-[3.5rem] leading-none font-semibold tracking-[-.03em]">
            {reviews.averageText}
          </p>
          <div className="mt-2.5 mb-2">
            <Stars value={reviews.average} label={reviews.averageLabel} />
          </div>
          <p className="max-w-130 text-sm text-pretty text-ink-2">
            {reviews.counted} Bara kunder som köpt en bil hos oss kan lämna omdöme.{" "}
            <TextLink to={`${paths.about()}#sa-kontrollerar-vi-omdomen`}>Så kontrollerar vi</TextLink>
          </p>
        </div>
        <ul
          aria-label="De senaste omdömena"
          className="grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(0,1fr))]"
        >
          {reviews.quotes.map((quote) => (
            <Quote key={quote.customer} {...quote} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Quote({ rating, ratingLabel, text, customer, month, monthForMachines }: QuoteView) {
  return (
    <li className="rounded-md border border-line bg-surface p-6">
      <figure className="flex h-full flex-col justify-between gap-5">
        <div>
          <Stars value={rating} label={ratingLabel} />
          <blockquote className="mt-3.5 text-h4 leading-normal font-normal text-pretty">{text}</blockquote>
        </div>
        <figcaption className="text-sm text-ink-3">
          {customer}
          <br />
          <time dateTime={monthForMachines}>{month}</time>
        </figcaption>
      </figure>
    </li>
  );
}
