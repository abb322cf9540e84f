import type { BodyType } from "./vocabulary.ts";

/** A model that people ask for beside the series we name: what it is, and which of ours come nearest. */
export type KnownModel = {
  make: string;
  series: string;
  label: string;
  /** Null where it was sold in several, or as none of ours. */
  body: BodyType | null;
  like: readonly string[];
  /** A number or a word that means the model only after its make: "volvo 240", "volkswagen up". */
  isAfterMake: boolean;
};

type Row = readonly [label: string, body: BodyType | null, like: string];

/** As sold in Sweden; the value of a series is its label in small letters. [KNOWN-1] */
const alone: Readonly<Record<string, readonly Row[]>> = {
  "alfa-romeo": [
    ["Giulia", "sedan", "3-serie"],
    ["Giulietta", "halvkombi", "a3"],
    ["Stelvio", "suv", "x3"],
  ],
  audi: [
    ["A1", "halvkombi", "a3"],
    ["A5", "sportkupe", "a4"],
    ["A7", "sedan", "a6"],
    ["A8", "sedan", "a6"],
    ["Q2", "suv", "q3"],
    ["Q4", "suv", "q5,enyaq"],
    ["Q7", "suv", "q5,xc90"],
    ["Q8", "suv", "q5"],
    ["E-tron", "suv", "q5"],
    ["Q4 e-tron", "suv", "q5,enyaq"],
    ["Q6 e-tron", "suv", "q5"],
    ["Q8 e-tron", "suv", "q5"],
    ["A6 e-tron", null, "a6"],
    ["TT", "sportkupe", "a3"],
  ],
  bmw: [
    ["2-serie", null, "1-serie"],
    ["4-serie", "sportkupe", "3-serie"],
    ["6-serie", "sportkupe", "5-serie"],
    ["7-serie", "sedan", "5-serie"],
    ["8-serie", "sportkupe", "5-serie"],
    ["X2", "suv", "x1"],
    ["X4", "suv", "x3"],
    ["X5", "suv", "x3,xc90"],
    ["X6", "suv", "x3"],
    ["i3", "halvkombi", "1-serie,leaf"],
    ["i4", "sedan", "3-serie,model 3"],
    ["iX", "suv", "x3"],
    ["iX3", "suv", "x3"],
    ["Z4", "cab", "mx-5"],
  ],
  byd: [
    ["Atto 3", "suv", "enyaq,kona"],
    ["Seal", "sedan", "model 3"],
    ["Dolphin", "halvkombi", "born,mg4"],
  ],
  dacia: [
    ["Duster", "suv", "captur,qashqai"],
    ["Sandero", "halvkombi", "clio"],
    ["Jogger", null, "kodiaq"],
  ],
  ford: [
    ["Mustang Mach-E", "suv", "model y,enyaq"],
    ["Mach-E", "suv", "model y,enyaq"],
    ["Explorer", "suv", "kuga,enyaq"],
    ["Tourneo", "minibuss", "transit"],
    ["S-Max", null, "mondeo,kuga"],
    ["C-Max", null, "focus"],
    ["B-Max", null, "fiesta"],
    ["Puma", "suv", "kuga,captur"],
    ["Mustang", "sportkupe", "911"],
    ["Ranger", "transportbil-flak", "transit"],
    ["Galaxy", null, "mondeo"],
  ],
  honda: [
    ["Civic", "halvkombi", "corolla,golf"],
    ["CR-V", "suv", "rav4,qashqai"],
    ["Jazz", "halvkombi", "yaris"],
  ],
  hyundai: [
    ["Santa Fe", "suv", "tucson,sorento"],
    ["Bayon", "suv", "kona"],
    ["Staria", "minibuss", "vito"],
    ["i10", "halvkombi", "i20,picanto"],
    ["i40", null, "i30,passat"],
  ],
  jaguar: [["I-Pace", "suv", "model y"]],
  jeep: [
    ["Wrangler", "suv", "forester"],
    ["Renegade", "suv", "juke"],
    ["Grand Cherokee", "suv", "xc90"],
    ["Cherokee", "suv", "xc60"],
  ],
  kia: [
    ["EV3", "suv", "niro"],
    ["EV6", "suv", "niro,ioniq"],
    ["EV9", "suv", "sorento"],
    ["Rio", "halvkombi", "picanto,ceed"],
    ["Optima", null, "ceed"],
  ],
  "land-rover": [
    ["Defender", "suv", "xc90"],
    ["Discovery", "suv", "xc90"],
    ["Evoque", "suv", "q3,xc60"],
    ["Freelander", "suv", "xc60"],
  ],
  "mercedes-benz": [
    ["V-klass", "minibuss", "vito"],
    ["CLS", "sedan", "e-klass"],
    ["EQE", null, "e-klass"],
    ["EQS", null, "e-klass"],
    ["EQV", "minibuss", "vito"],
    ["Citan", null, "berlingo"],
    ["B-klass", null, "a-klass"],
    ["S-klass", "sedan", "e-klass"],
    ["CLA", null, "a-klass,c-klass"],
    ["GLA", "suv", "glc,a-klass"],
    ["GLB", "suv", "glc"],
    ["GLE", "suv", "glc"],
    ["EQA", "suv", "glc"],
    ["EQB", "suv", "glc"],
    ["EQC", "suv", "glc"],
    ["Sprinter", "transportbil-skap", "vito"],
  ],
  mitsubishi: [["L200", "transportbil-flak", "transit"]],
  nissan: [
    ["Ariya", "suv", "leaf,enyaq"],
    ["Navara", "transportbil-flak", "transit"],
    ["Primastar", "transportbil-skap", "trafic"],
  ],
  opel: [
    ["Combo", null, "berlingo"],
    ["Grandland", "suv", "mokka,3008"],
    ["Crossland", "suv", "mokka"],
    ["Zafira", null, "insignia"],
    ["Meriva", null, "astra"],
  ],
  peugeot: [["5008", "suv", "3008"]],
  renault: [
    ["Arkana", "suv", "captur"],
    ["Austral", "suv", "qashqai"],
    ["Kadjar", "suv", "qashqai"],
    ["Kangoo", null, "berlingo"],
    ["Scenic", null, "megane"],
    ["Twingo", "halvkombi", "clio"],
  ],
  saab: [
    ["9-3", null, "v60,passat"],
    ["9-5", null, "v90,passat"],
  ],
  skoda: [
    ["Karoq", "suv", "kodiaq"],
    ["Kamiq", "suv", "kodiaq"],
    ["Scala", "halvkombi", "fabia,octavia"],
    ["Rapid", null, "octavia"],
    ["Yeti", "suv", "kodiaq"],
  ],
  suzuki: [
    ["Jimny", "suv", "forester"],
    ["Vitara", "suv", "juke,xv"],
  ],
  toyota: [
    ["Highlander", "suv", "sorento,xc90"],
    ["Avensis", null, "corolla"],
    ["Aygo", "halvkombi", "yaris"],
    ["Prius", null, "corolla,c-hr"],
    ["bZ4X", "suv", "rav4"],
    ["Land Cruiser", "suv", "rav4"],
    ["Hilux", "transportbil-flak", "transporter"],
    ["Proace", "transportbil-skap", "transporter,vivaro"],
  ],
  volkswagen: [
    ["ID.3", "halvkombi", "golf,born"],
    ["ID.4", "suv", "tiguan,enyaq"],
    ["ID.5", "suv", "tiguan,enyaq"],
    ["ID.7", null, "passat"],
    ["ID.Buzz", "minibuss", "transporter"],
    ["T-Roc", "suv", "tiguan"],
    ["T-Cross", "suv", "tiguan"],
    ["Touran", null, "golf,tiguan"],
    ["Arteon", null, "passat"],
    ["Sharan", null, "passat,tiguan"],
    ["Caddy", null, "transporter,berlingo"],
    ["Multivan", "minibuss", "transporter"],
    ["Caravelle", "minibuss", "transporter"],
    ["Touareg", "suv", "tiguan"],
    ["Crafter", "transportbil-skap", "transporter"],
    ["Amarok", "transportbil-flak", "transporter"],
  ],
  volvo: [
    ["XC40", "suv", "xc60"],
    ["XC70", "kombi", "v90,v60,outback"],
    ["V50", "kombi", "v60,v40"],
    ["V70", "kombi", "v60,v90"],
    ["S40", "sedan", "v40"],
    ["S60", "sedan", "v60"],
    ["S80", "sedan", "v90"],
    ["S90", "sedan", "v90"],
    ["C30", "halvkombi", "v40"],
    ["C40", "suv", "xc60"],
    ["C70", "cab", "mx-5"],
    ["EX30", "suv", "xc60"],
    ["EX40", "suv", "xc60"],
    ["EX90", "suv", "xc90"],
  ],
};

const afterMake: Readonly<Record<string, readonly Row[]>> = {
  audi: [
    ["80", null, "a4"],
    ["100", null, "a6"],
  ],
  fiat: [
    ["500", "halvkombi", "cooper,picanto"],
    ["500e", "halvkombi", "cooper"],
    ["Doblo", null, "berlingo"],
    ["Ducato", "transportbil-skap", "transit"],
    ["Panda", "halvkombi", "picanto"],
  ],
  jeep: [
    ["Avenger", "suv", "mokka,juke"],
    ["Compass", "suv", "3008"],
  ],
  lexus: [
    ["NX", "suv", "rav4"],
    ["RX", "suv", "xc60,rav4"],
    ["UX", "suv", "c-hr"],
    ["CT", "halvkombi", "auris"],
    ["IS", "sedan", "3-serie"],
  ],
  peugeot: [
    ["107", "halvkombi", "208"],
    ["108", "halvkombi", "208"],
    ["206", "halvkombi", "208"],
    ["207", "halvkombi", "208"],
    ["307", null, "308"],
    ["407", null, "508"],
    ["408", "suv", "3008"],
    ["Boxer", "transportbil-skap", "jumpy"],
    ["Expert", "transportbil-skap", "jumpy"],
    ["Partner", null, "berlingo"],
    ["Rifter", null, "berlingo"],
    ["Traveller", "minibuss", "vito"],
  ],
  saab: [
    ["900", null, "v60"],
    ["9000", null, "v90"],
    ["93", null, "v60,passat"],
    ["95", null, "v90,passat"],
  ],
  volkswagen: [
    ["Up", "halvkombi", "polo,picanto"],
    ["e-Up", "halvkombi", "polo,leaf"],
    ["California", null, "transporter"],
  ],
  volvo: [
    ["240", null, "v60,v90"],
    ["740", null, "v60,v90"],
    ["850", null, "v60,v90"],
    ["940", null, "v60,v90"],
    ["245", "kombi", "v60,v90"],
    ["745", "kombi", "v60,v90"],
    ["Amazon", null, "v60"],
  ],
};

export const knownModels: readonly KnownModel[] = [...modelsIn(alone, false), ...modelsIn(afterMake, true)];

function modelsIn(table: typeof alone, isAfterMake: boolean): KnownModel[] {
  return Object.entries(table).flatMap(([make, rows]) =>
    rows.map(([label, body, like]) => ({
      make,
      series: label.toLowerCase(),
      label,
      body,
      like: like.split(","),
      isAfterMake,
    })),
  );
}

const bySeries = new Map(knownModels.map((model) => [model.series, model]));

export function findKnownModel(series: string): KnownModel | null {
  return bySeries.get(series) ?? null;
}
