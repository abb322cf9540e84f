import { clockText } from "#core/dates/clock.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { fieldLabel, fieldText } from "../rules/field-text.ts";
import type { CarResponse } from "./stock-responses.ts";

/** Who changed what, and when: what was saved together stands together, the newest first. */
export function CarHistory({ response: { edits, stores } }: { response: CarResponse }) {
  const batches = [...Map.groupBy(edits, ({ batch }) => batch).values()];
  const storeLabel = (slug: string) => stores.find((store) => store.slug === slug)?.label ?? slug;
  if (batches.length === 0)
    return (
      <section className="st-panel" aria-label="Historik">
        <p className="st-pb t2">Ingen har ändrat något här än. Det som importer skriver står inte här.</p>
      </section>
    );
  return (
    <section className="st-panel" aria-label="Historik">
      <table className="sp-hist">
        <thead>
          <tr>
            <th scope="col">När</th>
            <th scope="col">Vem</th>
            <th scope="col">Fält</th>
            <th scope="col">Före</th>
            <th scope="col">Efter</th>
          </tr>
        </thead>
        <tbody>
          {batches.flatMap((lines) =>
            lines.toReversed().map(({ id, at, memberName, field, before, after }, index) => (
              <tr key={id} className={index === 0 ? "sp-first" : undefined}>
                <td>
                  {index === 0 && (
                    <time dateTime={at}>
                      {stockholmDay(new Date(at))} {clockText(new Date(at))}
                    </time>
                  )}
                </td>
                <td>{index === 0 && memberName}</td>
                <th scope="row">{fieldLabel(field)}</th>
                <td>{fieldText(field, before, storeLabel)}</td>
                <td>{fieldText(field, after, storeLabel)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
