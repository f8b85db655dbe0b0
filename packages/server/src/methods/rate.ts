import { isNewUnlistedApp } from "../domain/apps/isNewUnlistedApp.ts";
import type { Caller } from "../domain/caller.ts";
import type { Quota } from "../domain/rates/quota.ts";

/** What one app may do in one workspace, by the name that the documentation of a method gives it. */
export const tiers = {
  // Meant to be called rarely, though an app that is being set up calls twice.
  1: { perMinute: 1, burst: 3 },
  2: { perMinute: 20 },
  3: { perMinute: 50 },
  4: { perMinute: 100 },
} as const satisfies Record<number, Quota>;

type Tier = keyof typeof tiers;

/** Holds besides, for each value of the argument `channel`; `code` is the refusal where the method has one of its own. */
export type ChannelQuota = Quota & { readonly code?: "rate_limited" };

/** A tier, or numbers of its own. */
export type Rate = Tier | ((Quota | { readonly tier: Tier }) & { readonly perChannel?: ChannelQuota });

/** What holds for apps that are sold outside the directory and were installed after 29 May 2025. */
export interface NewUnlistedApps {
  readonly perMinute: number;
  /** Both the default and the most that `limit` can be. */
  readonly pageMax: number;
}

/** A rate as the pipeline uses it. */
export interface Quotas {
  readonly overall: Quota;
  readonly perChannel: ChannelQuota | undefined;
  readonly newUnlistedApps: Quota | undefined;
}

export function quotasOf(rate: Rate, newUnlistedApps: NewUnlistedApps | undefined): Quotas {
  const tier = tierOf(rate);
  return {
    overall: tier === undefined ? (rate as Quota) : tiers[tier],
    perChannel: typeof rate === "object" ? rate.perChannel : undefined,
    newUnlistedApps: newUnlistedApps && { perMinute: newUnlistedApps.perMinute },
  };
}

/** The quota of all calls of a method by this caller. */
export function quotaFor({ overall, newUnlistedApps }: Quotas, caller: Caller): Quota {
  return newUnlistedApps && isNewUnlistedApp(caller) ? newUnlistedApps : overall;
}

/** The largest page that this caller may read; undefined where only the method's own limit holds. */
export function pageMaxFor(rule: NewUnlistedApps | undefined, caller: Caller): number | undefined {
  return rule && isNewUnlistedApp(caller) ? rule.pageMax : undefined;
}

function tierOf(rate: Rate): Tier | undefined {
  if (typeof rate !== "object") return rate;
  return "tier" in rate ? rate.tier : undefined;
}

/** The limits of a method in words, for every page that shows them. */
export function rateText({
  rate,
  newUnlistedApps,
}: {
  rate: Rate;
  newUnlistedApps: NewUnlistedApps | undefined;
}): string {
  const { overall, perChannel } = quotasOf(rate, newUnlistedApps);
  const tier = tierOf(rate);
  const parts = [`${tier === undefined ? "" : `tier ${tier}, `}${quotaText(overall)}`];
  if (perChannel) parts.push(`in one channel: ${quotaText(perChannel)}`);
  if (newUnlistedApps) {
    const { perMinute, pageMax } = newUnlistedApps;
    parts.push(
      `for apps distributed outside the directory and installed after 29 May 2025: ${perMinute} per minute, and pages of at most ${pageMax}`,
    );
  }
  return parts.join("; ");
}

function quotaText({ perMinute, burst }: Quota): string {
  return `${perMinute} per minute${burst === undefined ? "" : `, up to ${burst} at once`}`;
}
