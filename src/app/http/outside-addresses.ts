import { openSlots, type ThirdPartySlot } from "#features/visitors/rules/third-party-slots.ts";
import type { Env } from "#platform/config/env.ts";

/** Addresses of others that the operator has let in. Nothing is let in by default. */
export type OutsideAddresses = {
  /** The portal where jobs are advertised; `null` = our own page about them. */
  recruitmentUrl: string | null;
  /** The blog that /blogg/ leads to; `null` = our own page of advice. */
  blogUrl: string | null;
  slots: ThirdPartySlot[];
};

export function outsideFromEnv(env: Env): OutsideAddresses {
  return {
    recruitmentUrl: env.RECRUITMENT_URL ?? null,
    blogUrl: env.BLOG_URL ?? null,
    slots: openSlots(
      {
        tagManager: env.TAG_MANAGER_URL,
        reviewsWidget: env.REVIEWS_WIDGET_URL,
        chatPixel: env.CHAT_PIXEL_URL,
      },
      env.APP_ENV === "production",
    ),
  };
}
