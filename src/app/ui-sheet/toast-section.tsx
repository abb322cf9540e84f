import { Heart, type LucideIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { paths } from "#core/paths.ts";
import { Button } from "#ui/button.tsx";
import { Toast, ToastStack } from "#ui/toast.tsx";
import { SheetSection } from "./sheet-section.tsx";

type Example = {
  variant: ComponentProps<typeof Toast>["variant"];
  title: string;
  text?: string;
  link?: { label: string; to: string };
  icon?: LucideIcon;
};

const examples: Example[] = [
  {
    variant: "default",
    title: "Sparad som favorit",
    link: { label: "Visa dina favoriter", to: paths.ui() },
    icon: Heart,
  },
  { variant: "success", title: "Budet är sparat", text: "MLB 27K, 128 000 kr." },
  { variant: "warning", title: "Bilen är reserverad", text: "Vi säger till om den blir ledig." },
  { variant: "error", title: "Något gick fel, försök igen", text: "Inget har skickats." },
  { variant: "info", title: "Priset har ändrats", text: "Sidan visar nu dagens pris." },
];

export function ToastSection() {
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(false);
  return (
    <SheetSection title="Toast">
      <div className="grid gap-5 md:grid-cols-2 xl:max-w-200">
        {examples
          .filter(({ variant }) => !gone.includes(variant))
          .map((example) => (
            <Toast
              key={example.variant}
              {...example}
              hideAfter={null}
              isLeaving={leaving.includes(example.variant)}
              onClose={() => setLeaving([...leaving, example.variant])}
              onDismissed={() => setGone([...gone, example.variant])}
            />
          ))}
      </div>
      <div>
        <Button variant="secondary" onClick={() => setShown(true)}>
          Visa i hörnet
        </Button>
        {isShown && (
          <ToastStack>
            <Toast variant="success" title="Sökningen bevakas" onClose={() => setShown(false)} />
          </ToastStack>
        )}
      </div>
    </SheetSection>
  );
}
