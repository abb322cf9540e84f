import { createContext } from "react-router";
import type { ThirdPartySlot } from "#features/visitors/rules/third-party-slots.ts";
import type { KnownFacts } from "./service/known-facts.ts";

/** What the server hands to loaders with each request. */
export type PageFacts = KnownFacts & {
  /** Told by whoever uses something old: such a page is cached by nobody. */
  onOutdated: () => void;
};

/** What pages show beside the stock. */
export const factsContext = createContext<PageFacts>();

type Site = {
  publicOrigin: string;
  appEnv: "demo" | "development" | "test" | "production";
  /** Which build the pages are of. */
  build: string;
  /** Where jobs are advertised; `null` = our own page about them. */
  recruitmentUrl: string | null;
  /** Where /blogg/ leads; `null` = our own page of advice. */
  blogUrl: string | null;
  /** Scripts of others that the operator has let in. */
  slots: ThirdPartySlot[];
};

export const siteContext = createContext<Site>();
