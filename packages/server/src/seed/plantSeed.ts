import { succeed } from "@platform/protocol";
import { defineOperation, type WriteContext } from "../domain/context.ts";
import { noteAppChange } from "../domain/apps/noteAppChange.ts";
import { registerApp } from "../domain/apps/registerApp.ts";
import { openConfigGrant } from "../domain/tokens/openConfigGrant.ts";
import { openGrant } from "../domain/tokens/openGrant.ts";
import { seededKey } from "../domain/store/seededKey.ts";
import { openWebhook } from "../domain/webhooks/openWebhook.ts";
import { insertInstallation } from "../storage/queries/apps.ts";
import { insertChannel, insertMember } from "../storage/queries/channels.ts";
import { insertMeta, selectMeta } from "../storage/queries/meta.ts";
import { insertOrg, insertTeam } from "../storage/queries/teams.ts";
import { insertUser } from "../storage/queries/users.ts";
import { botHandle } from "./botHandle.ts";
import type { SeedApp, SeedChannel, SeedDocument, SeedWorkspace } from "./document.ts";
import { plantGrantedTeams } from "./plantGrantedTeams.ts";
import { type Passwords, plantPasswords, type Planted, plantUser, type Plot } from "./plantUsers.ts";
import { plantMessages } from "./plantMessages.ts";
import { seedManifest } from "./seedManifest.ts";

export interface Planting extends Passwords {
  readonly document: SeedDocument;
}

/** Writes a whole seed, or nothing of it. Of several servers that start at once on an empty store, one plants it. */
export const plantSeed = defineOperation(import.meta, async (ctx, { document, ...passwords }: Planting) => {
  if ((await selectMeta(ctx.db, seededKey)) !== undefined) return succeed({});
  const orgs = new Map<string, string>();
  for (const [at, org] of (document.orgs ?? []).entries()) {
    const id = ctx.ids.next("org");
    orgs.set(org.domain, id);
    await insertOrg(ctx.db, { id, name: org.name, domain: org.domain, created_ms: ctx.nowMs + at });
  }
  const planted: Planted[] = [];
  for (const [at, workspace] of document.workspaces.entries()) {
    const orgId = workspace.org === undefined ? null : (orgs.get(workspace.org) ?? null);
    // Everything that is listed is created a millisecond apart, so that it is listed in the order of the file.
    planted.push(
      await plantWorkspace({ ...ctx, nowMs: ctx.nowMs + at }, { document, workspace, orgId, planted }, passwords),
    );
  }
  await plantGrantedTeams(ctx, planted);
  await insertMeta(ctx.db, seededKey, String(ctx.nowMs));
  return succeed({});
});

async function plantWorkspace(ctx: WriteContext, plot: Plot, passwords: Passwords): Promise<Planted> {
  const { workspace, orgId } = plot;
  const { name, domain, locale = "en-US" } = workspace;
  const teamId = ctx.ids.next("team");
  const planted: Planted = { teamId, orgId, domain, users: new Map(), channels: new Map(), orgWideApps: [] };
  const { idle_s = null, life_s = null } = workspace.streams ?? {};
  await insertTeam(ctx.db, {
    id: planted.teamId,
    org_id: orgId,
    name,
    domain,
    locale,
    stream_idle_s: idle_s,
    stream_life_s: life_s,
    created_ms: ctx.nowMs,
  });
  for (const [at, user] of workspace.users.entries())
    await plantUser({ ...ctx, nowMs: ctx.nowMs + at }, plot, planted, { user, at });
  await plantPasswords(ctx, planted, workspace, passwords);
  for (const channel of workspace.channels ?? []) await plantChannel(ctx, planted, workspace, channel);
  for (const [at, app] of (workspace.apps ?? []).entries())
    await plantApp({ ...ctx, nowMs: ctx.nowMs + at }, planted, workspace, app);
  const [ownerId] = planted.users.values();
  if (ownerId !== undefined) await openConfigGrant(ctx, { teamId: planted.teamId, userId: ownerId });
  await plantMessages(ctx, planted, workspace);
  return planted;
}

async function plantChannel(
  ctx: WriteContext,
  planted: Planted,
  workspace: SeedWorkspace,
  channel: SeedChannel,
): Promise<void> {
  const everybody = workspace.users.filter((user) => channel.general || !user.role?.endsWith("guest"));
  const members = channel.members ?? everybody.map((user) => user.name);
  const creator = planted.users.get(members[0] ?? workspace.users[0]?.name ?? "") ?? "";
  const id = channel.id ?? ctx.ids.next("channel");
  const home = { id, team_id: planted.teamId, kind: channel.private ? ("private" as const) : ("public" as const) };
  const key = await insertChannel(ctx.db, {
    ...home,
    name: channel.name,
    is_general: channel.general ? 1 : 0,
    is_archived: 0,
    creator_id: creator,
    topic: channel.topic ?? "",
    topic_by: channel.topic ? creator : "",
    topic_ms: channel.topic ? ctx.nowMs : 0,
    purpose: channel.purpose ?? "",
    purpose_by: channel.purpose ? creator : "",
    purpose_ms: channel.purpose ? ctx.nowMs : 0,
    created_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    last_ts: 0,
  });
  planted.channels.set(channel.name, { ...home, key });
  for (const member of members) {
    const userId = planted.users.get(member) ?? "";
    await insertMember(ctx.db, { channel_key: key, user_id: userId, joined_ms: ctx.nowMs, last_read_ts: 0 });
  }
}

async function plantApp(ctx: WriteContext, planted: Planted, workspace: SeedWorkspace, app: SeedApp): Promise<void> {
  const installationId = ctx.ids.next("installation");
  const installerId = planted.users.get(workspace.users[0]?.name ?? "") ?? "";
  const { teamId } = planted;
  const { id: appId } = await registerApp(ctx, {
    teamId,
    ownerId: installerId,
    manifest: seedManifest(app),
    distribution: app.distribution ?? "internal",
  });
  const botUserId = app.bot_scopes ? await plantBot(ctx, planted, app, appId) : null;
  await insertInstallation(ctx.db, {
    id: installationId,
    app_id: appId,
    team_id: teamId,
    org_id: app.org_wide ? planted.orgId : null,
    bot_user_id: botUserId,
    installer_id: installerId,
    created_ms: ctx.nowMs,
    removed_ms: null,
  });
  const scopes = app.bot_scopes ?? app.user_scopes ?? [];
  await noteAppChange(ctx, { teamId, appId, userId: installerId, change: "added", scopes });
  if (app.org_wide) planted.orgWideApps.push({ installationId, botUserId, app });
  if (app.webhook !== undefined) {
    const channelId = planted.channels.get(app.webhook)?.id;
    if (channelId === undefined) throw new Error(`the seed has no channel ${app.webhook}`);
    await openWebhook(ctx, { teamId, appId, installationId, channelId, userId: installerId });
  }
  const grant = { appId, installationId, teamId, rotating: false };
  if (botUserId) await openGrant(ctx, { ...grant, kind: "bot", userId: botUserId, scopes: app.bot_scopes ?? [] });
  if (app.app_scopes) await openGrant(ctx, { ...grant, kind: "app", userId: installerId, scopes: app.app_scopes });
  if (!app.user_scopes) return;
  for (const userId of workspace.users.map((user) => planted.users.get(user.name) ?? "")) {
    await openGrant(ctx, { ...grant, kind: "user", userId, scopes: app.user_scopes });
  }
}

async function plantBot(ctx: WriteContext, planted: Planted, app: SeedApp, appId: string): Promise<string> {
  const id = ctx.ids.next("user");
  await insertUser(ctx.db, {
    id,
    team_id: planted.teamId,
    name: botHandle(app.name),
    real_name: app.name,
    display_name: app.name,
    email: null,
    title: "",
    role: "member",
    tz: "Etc/UTC",
    locale: "en-US",
    color: "5e5b55",
    bot_id: ctx.ids.next("bot"),
    app_id: appId,
    created_ms: ctx.nowMs,
    joined_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    deactivated_ms: null,
  });
  for (const name of app.channels ?? []) {
    const channel = planted.channels.get(name);
    if (!channel) throw new Error(`the seed has no channel ${name}`);
    await insertMember(ctx.db, { channel_key: channel.key, user_id: id, joined_ms: ctx.nowMs, last_read_ts: 0 });
  }
  return id;
}
