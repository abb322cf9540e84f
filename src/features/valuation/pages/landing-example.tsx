import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import type { ExampleView } from "./example-view.ts";
import { PriceScale } from "./offer-panels.tsx";
import { WaterfallRows } from "./waterfall-panel.tsx";

/** An answer as one gets it, of a car that was sold: it says what it is. */
export function ExampleCard({ example, isFirst = false }: { example: ExampleView; isFirst?: boolean }) {
  const { title, facts, picture, offer, sold, usual, to } = example;
  return (
    <figure className="value-example">
      <div className="value-example-picture">
        <CarPicture picture={picture} in="card" first={isFirst} />
      </div>
      <div className="value-example-words">
        <p className="text-sm text-ink-2">
          Exempel: <b className="text-ink">{title}</b> {facts}
        </p>
        <p className="value-example-sum">{offer.range}</p>
        <p className="text-sm text-ink-2">
          Det kan vi betala. Mest troligt <b className="text-ink">{offer.likeliest}</b>.
        </p>
        <PriceScale scale={offer.scale} likeliest={offer.likeliest} />
        <figcaption className="mt-3 text-xs text-ink-2">
          {sold} Ringarna är sålda bilar vi jämför med. {usual} <TextLink to={to}>Se sålda bilar</TextLink>
        </figcaption>
      </div>
    </figure>
  );
}

/** The same answer with all its rows. */
export function ExampleAnswer({ example }: { example: ExampleView }) {
  return (
    <section aria-labelledby="sa-ser-svaret-ut">
      <h2 id="sa-ser-svaret-ut" className="text-h2">
        Så ser svaret ut
      </h2>
      <p className="mt-1.5 mb-6 text-ink-2">
        Varje krona har ett skäl, och raderna blir alltid summan. Vi börjar i en vanlig bil av samma modell (
        {example.offer.typical}).
      </p>
      <div className="value-example-both">
        <Panel>
          <WaterfallRows {...example.offer.waterfall} />
        </Panel>
        <ExampleCard example={example} />
      </div>
    </section>
  );
}
