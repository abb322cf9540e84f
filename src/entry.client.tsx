import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchNavigation } from "#app/shell/failed-step/fetch-navigation.ts";
import { registerServiceWorker } from "#app/shell/register-service-worker.ts";
import { letLibrariesIn } from "#core/text/trusted-html.ts";

letLibrariesIn();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* An answer that is there is shown at once; a page says itself which parts of it can wait. */}
      <HydratedRouter useTransitions={false} unstable_fetch={fetchNavigation} />
    </StrictMode>,
  );
});

// While developing, a cached page is a stale page.
if (import.meta.env.PROD) registerServiceWorker();
