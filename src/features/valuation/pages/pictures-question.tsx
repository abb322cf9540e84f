import type { ReactNode } from "react";
import { TextLink } from "#ui/link.tsx";

export function PicturesQuestion({ skip, children }: { skip: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-h1">Vill du visa bilen på bild?</h1>
      <p className="mt-2 text-ink-2">
        Fotografera gärna runt om, inredningen och skador på nära håll. Bilderna ser värderaren om du går
        vidare. De ändrar inte uppskattningen, och skickar du dem inte vidare raderas de efter 24 timmar.
      </p>
      <div className="mt-6">{children}</div>
      <p className="mt-4">
        <TextLink to={skip}>Hoppa över bilderna</TextLink>
      </p>
    </>
  );
}
