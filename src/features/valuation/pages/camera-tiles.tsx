import { Check } from "lucide-react";
import { pictureFiles } from "#core/files/file-kinds.ts";
import { carPictures } from "../rules/flow-pictures-form.ts";

type Shot = { label: string; line: string; faint?: string; isMirrored?: true };

const front =
  "M14 42V31l8-5 9-17q2-4 6-4h22q4 0 6 4l9 17 8 5v11q0 4-4 4H18q-4 0-4-4zM18 46v8h11v-8M67 46v8h11v-8";
const side =
  "M4 42q-2-14 4-20l14-14q4-4 12-4h20q8 0 16 8l8 8q12 2 14 8 2 8 0 14H80a10 10 0 0 0-20 0H34a10 10 0 0 0-20 0zM24 34.5a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM70 34.5a8 8 0 1 1 0 16 8 8 0 1 1 0-16z";

/** What an appraiser wants to see, in the order in which one walks around a car. */
const shots: readonly Shot[] = [
  { label: "Framifrån", line: front, faint: "M31 12l-6 14h46l-6-14zM20 34h12M64 34h12M38 36h20v6H38z" },
  {
    label: "Vänster sida",
    line: side,
    faint: "M20 22l8-9q2-3 6-3h6v12zM46 10h8q6 0 12 7l4 5H46z",
    isMirrored: true,
  },
  {
    label: "Bakifrån",
    line: front,
    faint: "M32 11l-5 11h42l-5-11zM19 29h9v7h-9M77 29h-9v7h9M40 38h16v6H40z",
  },
  { label: "Höger sida", line: side, faint: "M20 22l8-9q2-3 6-3h6v12zM46 10h8q6 0 12 7l4 5H46z" },
  {
    label: "Inne",
    line: "M6 34q10-10 24-10h60v26M34 16a18 18 0 1 1 0 36 18 18 0 1 1 0-36zM34 29a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM17 32l12 2M51 32l-12 2M34 39v13",
    faint: "M62 30h20v12H62zM66 48h12",
  },
  {
    label: "Mätaren",
    line: "M10 48a38 38 0 0 1 76 0zM48 46l18-20",
    faint: "M18 42l5 2M25 28l4 4M38 18l2 5M58 18l-2 5M71 28l-4 4M78 42l-5 2M34 40h28v8H34z",
  },
];

/** One tile a picture: on a phone it opens the camera. The tile says when its picture has arrived. */
export function CameraTiles() {
  return (
    <fieldset className="value-shots">
      <legend className="text-sm font-semibold">Ta de här bilderna, eller några av dem</legend>
      <div>
        {shots.map(({ label, line, faint, isMirrored }) => (
          <label key={label} className="value-shot">
            <svg viewBox="0 0 96 60" aria-hidden="true" className="value-drawing">
              <g transform={isMirrored && "translate(96 0) scale(-1 1)"}>
                {faint && <path d={faint} className="is-faint" />}
                <path d={line} />
              </g>
            </svg>
            <span>{label}</span>
            <input
              type="file"
              name={carPictures.name}
              accept={pictureFiles.types.join(",")}
              capture="environment"
              data-shot={label}
            />
            <b hidden className="value-shot-taken">
              <Check aria-hidden strokeWidth={2.5} className="size-4" />
              Tagen
            </b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
