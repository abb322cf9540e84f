import { Bell, Heart, Phone, X } from "lucide-react";
import { useState } from "react";
import { paths } from "#core/paths.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { IconLink } from "#ui/icon-link.tsx";
import { TextLink } from "#ui/link.tsx";
import { SheetSection, Specimen, Specimens } from "./sheet-section.tsx";

const variants = ["primary", "secondary", "tonal", "ghost", "danger"] as const;

export function ButtonSection() {
  const [presses, setPresses] = useState(0);
  return (
    <SheetSection title="Knapp">
      <Specimens>
        {variants.map((variant) => (
          <Specimen key={variant} name={variant}>
            <Button variant={variant}>Boka visning</Button>
          </Specimen>
        ))}
        <Specimen name="light, på mörkt band">
          <div data-surface="inverse" className="rounded-sm p-3">
            <Button variant="light" icon={Phone}>
              Ring oss
            </Button>
          </div>
        </Specimen>
      </Specimens>
      <Specimens>
        <Specimen name={`laddar när den trycks: tryckt ${presses} gång`}>
          <Button loading={presses > 0} loadingText="Reserverar …" onClick={() => setPresses(presses + 1)}>
            Reservera
          </Button>
        </Specimen>
        <Specimen name="laddar">
          <Button loading loadingText="Reserverar …">
            Reservera
          </Button>
        </Specimen>
        <Specimen name="laddar, utan egna ord">
          <Button loading variant="secondary">
            Spara ändringen
          </Button>
        </Specimen>
        <Specimen name="avstängd">
          <Button disabled>Reservera</Button>
        </Specimen>
        <Specimen name="44 px">
          <Button variant="secondary" size="sm" icon={Bell}>
            Bevaka
          </Button>
        </Specimen>
        <Specimen name="56 px">
          <Button size="lg">Värdera gratis</Button>
        </Specimen>
      </Specimens>
    </SheetSection>
  );
}

export function LinkSection() {
  const [isSaved, setSaved] = useState(false);
  return (
    <SheetSection title="Ikonknapp och länk">
      <Specimens>
        <Specimen name="ikon 44 px, tryck för att fylla">
          <IconButton
            icon={Heart}
            label="Spara"
            variant="outlined"
            pressed={isSaved}
            onClick={() => setSaved(!isSaved)}
          />
        </Specimen>
        <Specimen name="intryckt">
          <IconButton icon={Heart} label="Ta bort ur sparade" variant="outlined" pressed />
        </Specimen>
        <Specimen name="utan ring">
          <IconButton icon={X} label="Stäng" />
        </Specimen>
        <Specimen name="avstängd">
          <IconButton icon={X} label="Stäng" disabled />
        </Specimen>
        <Specimen name="länk med antal">
          <IconLink to={paths.ui()} icon={Heart} label="Favoriter, 3 sparade" count={3} />
        </Specimen>
        <Specimen name="knapp som är länk">
          <ButtonLink to={paths.ui()} variant="secondary">
            Se alla
          </ButtonLink>
        </Specimen>
        <Specimen name="vidare">
          <ArrowLink to={paths.ui()}>Läs mer</ArrowLink>
        </Specimen>
      </Specimens>
      <p>
        Länk i text: <TextLink to={paths.ui()}>så hanterar vi uppgifterna</TextLink>, och ut till{" "}
        <TextLink to="https://www.konsumentverket.se/" newTab>
          konsumentverket.se
        </TextLink>
        .
      </p>
    </SheetSection>
  );
}
