import { Check, CircleAlert } from "lucide-react";
import type { AdvertQuality, QualityRow } from "../../rules/advert-quality.ts";

type QualityRowsProps = {
  quality: AdvertQuality;
  /** The way to where something is mended. */
  linkTo: (at: QualityRow["at"]) => Pick<React.ComponentProps<"a">, "href" | "onClick">;
};

/** What is missing first, with what it is worth; then, folded, what is there. */
export function QualityRows({ quality: { rows }, linkTo }: QualityRowsProps) {
  const missing = rows.filter(({ isSatisfied }) => !isSatisfied);
  const done = rows.filter(({ isSatisfied }) => isSatisfied);
  return (
    <>
      <ul className="cp-ql">
        {missing.map(({ name, text, points, at }) => (
          <li key={name} className="no">
            <CircleAlert aria-hidden className="i s18" />
            <a className="link" {...linkTo(at)}>
              {text}
            </a>
            <span className="p">
              +{points}
              <span className="sr"> poäng</span>
            </span>
          </li>
        ))}
      </ul>
      {missing.length === 0 && <p>Annonsen är komplett.</p>}
      <details className="cp-done">
        <summary>{done.length} punkter klara</summary>
        <ul className="cp-ql">
          {done.map(({ name, text }) => (
            <li key={name} className="ok">
              <Check aria-hidden className="i s18" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

export function QualityScore({ quality: { score } }: { quality: AdvertQuality }) {
  return (
    <span className="end cp-score">
      {score}
      <span className="sr"> av 100 poäng</span>
    </span>
  );
}
