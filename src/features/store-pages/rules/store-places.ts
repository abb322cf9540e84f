import { storePlaces } from "#brand/store-places.ts";
import { company } from "#core/company/company.ts";

/** What kind of house a store is in. */
export type HouseForm = "hall" | "glass" | "gable" | "vault" | "works" | "block";
/** What stands behind it and beside it. */
export type Surrounding = "firs" | "leaves" | "water" | "hills" | "houses" | "town" | "works";
/** What stands in front of it. */
export type InFront = "cars" | "vans" | "chargers" | "parcels" | "flags";

export type House = {
  form: HouseForm;
  /** How many windows wide. */
  bays: number;
  /** To the left and to the right. */
  around: readonly [Surrounding, Surrounding];
  front: readonly InFront[];
};

export type Person = { name: string; role: string; phone: string; email: string };

export type StorePlace = {
  house: House;
  /** "Bil", and from which road. */
  ways: readonly { by: string; text: string }[];
  people: readonly Person[];
};

export type StorePlaceRow = {
  house: House;
  ways: Readonly<Record<string, string>>;
  people: readonly (readonly [name: string, role: string, phone: string])[];
};

/** The rows stand in brand/store-places.ts: they are the chain's. */
const rows: Readonly<Record<string, StorePlaceRow>> = storePlaces;

const forms: readonly HouseForm[] = ["hall", "gable", "block", "vault", "works", "glass"];
const surroundings: readonly Surrounding[] = ["leaves", "firs", "houses", "town", "hills"];

/** What is known of a store's place. Of one that nobody has described: a house that is its own, by the letters of its slug. */
export function placeOf({ slug, kind }: { slug: string; kind: string }): StorePlace {
  const row = Object.hasOwn(rows, slug) ? rows[slug] : undefined;
  if (row)
    return {
      house: row.house,
      ways: Object.entries(row.ways).map(([by, text]) => ({ by, text })),
      people: row.people.map(([name, role, phone]) => ({ name, role, phone, email: emailOf(name) })),
    };
  const sum = [...slug].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9_973, 7);
  const pick = <Choice>(choices: readonly Choice[], by: number, otherwise: Choice) =>
    choices[by % choices.length] ?? otherwise;
  return {
    house: {
      form: pick(forms, sum, "hall"),
      bays: 4 + (sum % 4),
      around: [
        pick(surroundings, Math.floor(sum / 7), "leaves"),
        pick(surroundings, Math.floor(sum / 41), "firs"),
      ],
      front: [kind === "electric" ? "chargers" : kind === "transport" ? "vans" : "cars"],
    },
    ways: [],
    people: [],
  };
}

/** "Annika Öst" → "annika.ost", at the chain's own domain. */
function emailOf(name: string): string {
  const plain = name.toLocaleLowerCase("sv").normalize("NFD").replace(/\p{M}/gu, "");
  return `${plain.trim().replace(/[^a-z]+/g, ".")}${company.email.slice(company.email.lastIndexOf("@"))}`;
}
