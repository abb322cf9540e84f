import { ButtonSection, LinkSection } from "./button-section.tsx";
import { ChoiceSection, SliderSection } from "./choice-section.tsx";
import { SurfaceSection, TableSection } from "./content-section.tsx";
import { FieldSection } from "./field-section.tsx";
import { FormSection } from "./form-section.tsx";
import { ColourSection, TypeSection } from "./foundation-sections.tsx";
import { BadgeSection, ChipSection } from "./label-section.tsx";
import { OverlaySection } from "./overlay-section.tsx";
import { PlateSection } from "./plate-section.tsx";
import { AccordionSection, TabsSection } from "./tabs-section.tsx";
import { ToastSection } from "./toast-section.tsx";
import { WaitingSection } from "./waiting-section.tsx";

const sections = [
  ColourSection,
  TypeSection,
  ButtonSection,
  LinkSection,
  FieldSection,
  ChoiceSection,
  SliderSection,
  PlateSection,
  ChipSection,
  BadgeSection,
  SurfaceSection,
  TabsSection,
  AccordionSection,
  OverlaySection,
  ToastSection,
  TableSection,
  WaitingSection,
  FormSection,
];

const themes = { light: "Ljust tema", dark: "Mörkt tema" } as const;

/** Every part in every state, in one theme whatever the system says. */
export function UiSheet({ theme }: { theme: keyof typeof themes }) {
  return (
    <section data-theme={theme} aria-label={themes[theme]} className="bg-bg py-10 text-ink">
      <div className="page-width">
        <h2 className="mb-7 text-h2">{themes[theme]}</h2>
        {sections.map((Section) => (
          <Section key={Section.name} />
        ))}
      </div>
    </section>
  );
}
