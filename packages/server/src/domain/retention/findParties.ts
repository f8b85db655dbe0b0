import { type RetainedChannel, selectSharingTeams } from "../../storage/queries/retentionRules.ts";
import { selectMembershipTeams } from "../../storage/queries/memberships.ts";
import type { RetentionRuleRow } from "../../storage/tables/retentionRules.ts";
import type { WriteContext } from "../context.ts";
import { cutoffMs, ruleOfChannel } from "./effectiveRule.ts";

/** A workspace that has the conversation, with its rule and what a bite did for it. */
export interface Party {
  readonly teamId: string;
  readonly orgId: string | null;
  readonly rule: RetentionRuleRow;
  readonly cutoffTs: number;
  readonly deleted: number[];
  held: number;
}

export interface Parties {
  readonly all: readonly Party[];
  /** Messages from before then may be too old; undefined without a rule. */
  readonly newestCutoffTs: number | undefined;
  /** Whose rule covers the messages of an author. */
  of(userId: string): Promise<Party | undefined>;
}

/**
 * The rules for a conversation. In one that several workspaces have, each rule covers what its own people wrote. Apps and
 * people without a workspace belong to the home of the conversation.
 */
export async function findParties(ctx: WriteContext, channel: RetainedChannel, nowMs: number): Promise<Parties> {
  const home = { team_id: channel.team_id, org_id: channel.org_id };
  const others = channel.sharing === null ? [] : await selectSharingTeams(ctx.db, channel.key);
  const teams = [home, ...others.filter(({ team_id }) => team_id !== home.team_id)];
  const all: Party[] = [];
  for (const team of teams) {
    const rule = await ruleOfChannel(ctx.db, channel, team);
    if (rule === undefined) continue;
    const cutoffTs = cutoffMs(rule, nowMs) * 1000;
    all.push({ teamId: team.team_id, orgId: team.org_id, rule, cutoffTs, deleted: [], held: 0 });
  }
  const homeOnly = all.find(({ teamId }) => teamId === home.team_id);
  const known = new Map<string, Party | undefined>();
  return {
    all,
    newestCutoffTs: all.length === 0 ? undefined : Math.max(...all.map(({ cutoffTs }) => cutoffTs)),
    async of(userId) {
      if (teams.length === 1) return homeOnly;
      if (!known.has(userId)) {
        const own = await selectMembershipTeams(ctx.db, userId);
        const isOf = (team: { team_id: string; org_id: string | null }): boolean =>
          own.some(({ team_id, org_id }) => team_id === team.team_id || (org_id !== null && org_id === team.org_id));
        const ofTeam = own.length === 0 ? home : teams.find(isOf);
        known.set(userId, ofTeam && all.find(({ teamId }) => teamId === ofTeam.team_id));
      }
      return known.get(userId);
    },
  };
}
