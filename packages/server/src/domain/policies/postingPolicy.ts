import { selectIsInGroups } from "../../storage/queries/policies.ts";
import type { PosterRank } from "../../storage/tables/teams.ts";
import { isWorkspaceAdmin, isWorkspaceOwner } from "../access/roles.ts";
import { type Caller, isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";

export type { PosterRank } from "../../storage/tables/teams.ts";

/** How a channel is used, by everybody: modes know no exceptions. */
export type ChannelMode = "read_only" | "thread_only" | "non_threadable";

/** Those with one of the ranks, those listed, and those in one of the groups. */
export interface Posters {
  readonly ranks: readonly PosterRank[];
  readonly userIds: readonly string[];
  readonly groupIds: readonly string[];
}

/** Who may post and reply in a channel; everybody where nothing is said. Stored as this very JSON. */
export interface PostingPolicy {
  readonly mode?: ChannelMode;
  readonly whoCanPost?: Posters;
  readonly canThread?: Posters;
}

export function readPolicy(stored: string | null): PostingPolicy {
  return stored === null ? {} : (JSON.parse(stored) as PostingPolicy);
}

/** A policy that says nothing is none: most channels have none, and are not to pay for it. */
export function storePolicy(policy: PostingPolicy): string | null {
  const text = JSON.stringify(policy);
  return text === "{}" ? null : text;
}

/** As much of a workspace as decides about ranks in it. */
export interface Home {
  readonly id: string;
  readonly org_id: string | null;
}

/** People of other workspaces count as guests: what they are at home gives them no rank here. */
export function hasRank(caller: Caller, rank: PosterRank, home: Home): boolean {
  if (rank === "owner") return isWorkspaceOwner(caller, home);
  if (rank === "admin") return isWorkspaceAdmin(caller, home);
  return (caller.teamId === home.id && !isGuest(caller)) || isWorkspaceAdmin(caller, home);
}

/** Whether the caller is allowed to post; reads groups only if nothing else admits the caller. */
export async function isAmong(ctx: ReadContext, posters: Posters | undefined, home: Home): Promise<boolean> {
  if (!posters) return true;
  if (posters.ranks.some((rank) => hasRank(ctx.caller, rank, home))) return true;
  if (posters.userIds.includes(ctx.caller.userId)) return true;
  // The groups are the workspace's own: who acts from another one is in none of them.
  if (posters.groupIds.length === 0 || ctx.caller.teamId !== home.id) return false;
  return selectIsInGroups(ctx.db, ctx.caller.userId, posters.groupIds);
}
