import { type DamageZone, damageZones } from "../rules/flow/damage-zones.ts";

type Box = readonly [left: number, top: number, width: number, height: number];

/** Where each part lies on the drawing, whose front is to the left: in percent, beside one another and never above. */
const boxes: Partial<Record<DamageZone, Box>> = {
  "framre-stotfangare": [0, 27, 10.5, 46],
  motorhuv: [10.5, 27, 17.5, 46],
  vindruta: [28, 27, 11, 46],
  tak: [39, 27, 26.5, 46],
  bakruta: [65.5, 27, 11, 46],
  baklucka: [76.5, 27, 13, 46],
  "bakre-stotfangare": [89.5, 27, 10.5, 46],
  "hoger-framskarm": [8, 0, 22, 27],
  "hoger-framdorr": [30, 0, 20.5, 27],
  "hoger-bakdorr": [50.5, 0, 20.5, 27],
  "hoger-bakskarm": [71, 0, 21, 27],
  "vanster-framskarm": [8, 73, 22, 27],
  "vanster-framdorr": [30, 73, 20.5, 27],
  "vanster-bakdorr": [50.5, 73, 20.5, 27],
  "vanster-bakskarm": [71, 73, 21, 27],
};

const zones = Object.entries(damageZones) as [DamageZone, string][];

type DamageMapProps = { name: string; chosen: readonly DamageZone[] };

/** The car from above: a tap on a part marks it. Each part is a checkbox, so keys and plain forms mark it too. */
export function DamageMap({ name, chosen }: DamageMapProps) {
  const drawn = zones.filter(([zone]) => boxes[zone]);
  const others = zones.filter(([zone]) => !boxes[zone]);
  return (
    <fieldset className="value-map">
      <legend className="text-sm font-semibold">Tryck på bilen där skadan sitter</legend>
      <div className="value-map-sides">
        <span>Fram</span>
        <span>Höger sida</span>
        <span>Bak</span>
      </div>
      <div className="value-map-zones">
        <CarFromAbove />
        {drawn.map(([zone, label]) => {
          const [left, top, width, height] = boxes[zone] ?? [0, 0, 0, 0];
          return (
            <label
              key={zone}
              title={label}
              className="value-zone"
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            >
              <input type="checkbox" name={name} value={zone} defaultChecked={chosen.includes(zone)} />
              <span className="sr-only">{label}</span>
              <i aria-hidden />
            </label>
          );
        })}
      </div>
      <div className="value-map-sides">
        <span>Vänster sida</span>
      </div>
      <div className="value-map-others">
        {others.map(([zone, label]) => (
          <label key={zone} className="value-map-other">
            <input type="checkbox" name={name} value={zone} defaultChecked={chosen.includes(zone)} />
            {label}
          </label>
        ))}
      </div>
      <ul aria-hidden className="value-map-names">
        {drawn.map(([zone, label]) => (
          <li key={zone}>{label}</li>
        ))}
        <li>Inget markerat på ritningen</li>
      </ul>
    </fieldset>
  );
}

function CarFromAbove() {
  return (
    <svg viewBox="0 0 480 200" aria-hidden="true">
      <path
        className="is-body"
        d="M6 100C6 56 14 26 62 18 96 10 128 14 142 12 220 4 318 4 380 12 440 16 462 30 470 62q4 20 4 38t-4 38c-8 32-30 46-90 50-62 8-160 8-238 0-14-2-46 2-80-6-48-8-56-38-56-82z"
      />
      <path
        className="is-glass"
        d="M140 58q-14 42 0 84l46-10q-8-32 0-64zM318 68q8 32 0 64l42 10q14-42 0-84z"
      />
      <path
        className="is-seam"
        d="M50 54q-10 46 0 92M140 58Q96 46 56 50M140 142q-44 12-84 8M186 68h132M186 132h132M360 58q38-6 66-2 8 44 0 88-28 4-66-2M430 56q10 44 0 88M144 14v34q50-10 98-10t98 10M144 186v-34q50 10 98 10t98-10M242 8v30M242 192v-30M340 14v34M340 186v-34"
      />
      <path className="is-body" d="M150 10l8-9h14l-3 8M150 190l8 9h14l-3-8" />
      <path
        className="is-lamp"
        d="M16 66q10-20 34-26M16 134q10 20 34 26M466 70q-6-18-24-24M466 130q-6 18-24 24"
      />
    </svg>
  );
}
