import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type GovernChannelCode, governChannel } from "../access/governChannel.ts";
import { type GovernCode, governTeam, isOwnerOf } from "../access/governTeam.ts";
import { mayAdminister } from "../access/mayAdminister.ts";
import { isOrgOwner, runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import type { ScopeKind } from "./effectiveRule.ts";

export type ScopeCode = GovernCode | "restricted_action";

/** Where a rule applies: in an org with its workspaces, or in one workspace. */
export interface RetentionScope {
  readonly scopeId: string;
  readonly orgId: string | undefined;
  readonly teamId: string;
}

/** The access check for rules: owners of the workspace, or of the org when no workspace is named. */
export async function accessScope(
  ctx: ReadContext,
  teamId: string | undefined,
): Promise<Outcome<{ scope: RetentionScope }, ScopeCode>> {
  const { caller } = ctx;
  if (teamId === undefined && caller.orgId !== undefined) {
    const decides = isOrgOwner(caller) || (await mayAdminister(ctx, {})) === "role";
    if (!decides) return refuse(runsOwnWorkspace(caller) ? "restricted_action" : "not_an_admin");
    return succeed({ scope: { scopeId: caller.orgId, orgId: caller.orgId, teamId: caller.teamId } });
  }
  const governed = await governTeam(ctx, teamId ?? caller.teamId);
  if (!governed.ok) return governed;
  const { team, by } = governed;
  if (by !== "role" && !isOwnerOf(caller, team)) return refuse("restricted_action");
  return succeed({ scope: { scopeId: team.id, orgId: undefined, teamId: team.id } });
}

/** How callers name a rule: by its channel, or by its kind and workspace, or by its kind alone for the org. */
export interface RuleName {
  readonly channelId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly kind?: ScopeKind | undefined;
}

export type RuleNameCode = ScopeCode | GovernChannelCode | "rule_not_found";

/** What a named rule is stored under, for callers who may decide about it. */
export async function accessRuleName(
  ctx: ReadContext,
  { channelId, teamId, kind }: RuleName,
): Promise<Outcome<{ scopeId: string; kind: ScopeKind | "channel" }, RuleNameCode>> {
  if (channelId !== undefined) {
    const governed = await governChannel(ctx, channelId);
    return governed.ok ? succeed({ scopeId: governed.channel.id, kind: "channel" as const }) : governed;
  }
  const accessed = await accessScope(ctx, teamId);
  if (!accessed.ok) return accessed;
  return kind === undefined ? refuse("rule_not_found") : succeed({ scopeId: accessed.scope.scopeId, kind });
}
