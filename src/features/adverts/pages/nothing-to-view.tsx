import { paths } from "#core/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { type ViewedCar, ViewerPage } from "./viewer-page.tsx";

type NothingToViewProps = { car: ViewedCar; heading: string; missing: string; howToAsk: string };

/** The car is there, but not what was asked for: says so, and leads on. */
export function NothingToView({ car, heading, missing, howToAsk }: NothingToViewProps) {
  return (
    <ViewerPage car={car} heading={heading}>
      <p className="max-w-text text-lg">{missing}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={car.path}>Se bilderna i annonsen</ButtonLink>
        <ButtonLink to={howToAsk} variant="secondary">
          Så får du se mer av bilen
        </ButtonLink>
        <ButtonLink to={paths.buy()} variant="secondary">
          Se alla bilar
        </ButtonLink>
      </div>
    </ViewerPage>
  );
}
