import { Mail, MapPin, Phone } from "lucide-react";
import { company } from "#domain/company/company.ts";
import { paths } from "#paths";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Plate } from "#ui/plate.tsx";
import type { PlateStart } from "./plate-start.ts";

type Received = Extract<PlateStart, { state: "received" }>;

/** The plate read back, and the ways to a person who values the car. [PLATEPAGE-3] [PLATEPAGE-4] */
export function PlateReceived({ plate, again }: { plate: Received; again: string }) {
  const { opens, closes } = company.phoneHours;
  return (
    <div className="grid justify-items-start gap-4">
      <Plate text={plate.shown} />
      <h2 className="text-h3">Vi har tagit emot {plate.shown}</h2>
      {plate.hint && <Notice>{plate.hint}</Notice>}
      <p className="text-ink-2">
        Nästa steg är en personlig värdering. En värderare frågar om miltal, skick och service och säger vad
        vi kan betala. Det är gratis och binder dig inte.
      </p>
      <div className="grid w-full gap-2.5">
        <ButtonLink to={`tel:${company.phone.international}`} size="lg" block>
          <Phone aria-hidden strokeWidth={1.75} className="size-5" />
          Ring {company.phone.national}
        </ButtonLink>
        <ButtonLink to={plate.mailTo} look="secondary" block>
          <Mail aria-hidden strokeWidth={1.75} className="size-5" />
          Mejla om {plate.shown}
        </ButtonLink>
        <ButtonLink to={paths.stores()} look="secondary" block>
          <MapPin aria-hidden strokeWidth={1.75} className="size-5" />
          Kom in i en butik
        </ButtonLink>
      </div>
      <p className="text-sm">
        <TextLink to={paths.compareStock(plate.shown)}>Jämför {plate.shown} med bilar i vårt lager</TextLink>
      </p>
      <p className="text-sm text-ink-2">
        Vi svarar {opens}–{closes}, alla dagar. Numret sparas inte här, så ha det till hands.{" "}
        <TextLink to={again}>Skriv ett annat nummer</TextLink>
      </p>
    </div>
  );
}
