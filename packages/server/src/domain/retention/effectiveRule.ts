import type { Db } from "../../storage/db.ts";
import { type RetainedChannel, selectRule } from "../../storage/queries/retentionRules.ts";
import type { ChannelKind } from "../../storage/tables/channels.ts";
import type { RetentionKind, RetentionRuleRow } from "../../storage/tables/retentionRules.ts";

export const dayMs = 24 * 60 * 60 * 1000;

/** The kinds that workspaces and orgs have rules for. */
export const scopeKinds = ["public", "private", "direct", "files"] as const;
export type ScopeKind = (typeof scopeKinds)[number];

/** Which rule of a workspace covers the messages of a conversation; comments on records are kept. */
export function kindOf(kind: ChannelKind): Exclude<ScopeKind, "files"> | undefined {
  if (kind === "im" || kind === "mpim") return "direct";
  return kind === "record" ? undefined : kind;
}

/** Content is too old when it was written before then. */
export function cutoffMs(rule: Pick<RetentionRuleRow, "duration_days">, nowMs: number): number {
  return nowMs - rule.duration_days * dayMs;
}

/**
 * The rule that is in effect: of the channel, otherwise of its workspace, otherwise of the org. A rule that allows no
 * override is in effect before the more specific ones. Rules that wait for a confirmation do not count.
 */
export async function effectiveRule(
  db: Db,
  where: {
    readonly channelId?: string;
    readonly teamId: string;
    readonly orgId: string | null;
    readonly kind: RetentionKind;
  },
): Promise<RetentionRuleRow | undefined> {
  const ofOrg = where.orgId === null ? undefined : await confirmed(db, where.orgId, where.kind);
  if (ofOrg?.allows_override === 0) return ofOrg;
  const ofTeam = await confirmed(db, where.teamId, where.kind);
  if (ofTeam?.allows_override === 0) return ofTeam;
  const ofChannel = where.channelId === undefined ? undefined : await confirmed(db, where.channelId, "channel");
  return ofChannel ?? ofTeam ?? ofOrg;
}

async function confirmed(db: Db, scopeId: string, kind: RetentionKind): Promise<RetentionRuleRow | undefined> {
  const rule = await selectRule(db, scopeId, kind);
  return rule && rule.confirmed_ms !== null ? rule : undefined;
}

/** The rule of a conversation for the people of one workspace that has it. */
export function ruleOfChannel(
  db: Db,
  channel: RetainedChannel,
  team: { readonly team_id: string; readonly org_id: string | null },
): Promise<RetentionRuleRow | undefined> {
  const kind = kindOf(channel.kind);
  if (kind === undefined) return Promise.resolve(undefined);
  const isHome = team.team_id === channel.team_id;
  return effectiveRule(db, {
    ...(isHome ? { channelId: channel.id } : {}),
    teamId: team.team_id,
    orgId: team.org_id,
    kind,
  });
}
