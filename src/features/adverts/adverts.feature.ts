import { Hono } from "hono";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Feature } from "#platform/feature.ts";
import type { Logger } from "#platform/log/log.ts";
import type { SiteMedia } from "#platform/pictures/picture-files.ts";
import type { PictureStore } from "#platform/pictures/picture-store.ts";
import { advertViews } from "./api/advert-views.ts";
import { sharingFiles } from "./api/sharing-files.ts";
import type { ViewCounter } from "./service/count-views.ts";

type Uses = {
  stock: LiveCatalogue;
  pictures: PictureStore;
  media: SiteMedia;
  views: Pick<ViewCounter, "see">;
  log: Logger;
};

export const advertsFeature: Feature<Uses> = {
  files: (services, http) =>
    new Hono().route("/", sharingFiles(services)).route("/", advertViews({ ...services, ...http })),
};
