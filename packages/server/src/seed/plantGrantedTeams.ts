import type { WriteContext } from "../domain/context.ts";
import { insertMember } from "../storage/queries/channels.ts";
import { upsertGrantedTeam } from "../storage/queries/orgInstallations.ts";
import type { SeedApp } from "./document.ts";
import type { Planted } from "./plantUsers.ts";

export interface OrgWideApp {
  readonly installationId: string;
  readonly botUserId: string | null;
  readonly app: SeedApp;
}

/** Lets org-wide apps into the workspaces they are granted, and their bots into the channels of the same names there. */
export async function plantGrantedTeams(ctx: WriteContext, planted: readonly Planted[]): Promise<void> {
  for (const home of planted) {
    for (const orgWide of home.orgWideApps) {
      const granted = planted.filter(({ domain }) => orgWide.app.granted?.includes(domain));
      for (const team of granted) {
        await upsertGrantedTeam(ctx.db, orgWide.installationId, team.teamId, ctx.nowMs);
        if (team !== home) await joinChannels(ctx, team, orgWide);
      }
    }
  }
}

async function joinChannels(ctx: WriteContext, team: Planted, { botUserId, app }: OrgWideApp): Promise<void> {
  if (botUserId === null) return;
  for (const name of app.channels ?? []) {
    const channel = team.channels.get(name);
    if (!channel) continue;
    await insertMember(ctx.db, { channel_key: channel.key, user_id: botUserId, joined_ms: ctx.nowMs, last_read_ts: 0 });
  }
}
