import { insertInstallation, selectInstallation, updateInstallation } from "../../storage/queries/apps.ts";
import type { InstallationRow } from "../../storage/tables/apps.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { AppRow } from "../access/accessApp.ts";
import type { WriteContext } from "../context.ts";
import type { TokenSet } from "../tokens/mintTokens.ts";
import { addBotUser } from "./addBotUser.ts";
import { widenGrant } from "./widenGrant.ts";

export interface AppToInstall {
  readonly app: AppRow;
  readonly teamId: string;
  readonly installerId: string;
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
}

export interface Given {
  readonly grant: GrantRow;
  readonly tokens: TokenSet;
}

export interface Installed {
  readonly installation: InstallationRow;
  /** Who installed it, this time. */
  readonly installerId: string;
  /** Only when it asked for scopes of its own. */
  readonly bot: Given | undefined;
  /** Only when it asked to act for the person who installed it. */
  readonly user: Given | undefined;
}

/** Installs an app into a workspace, or adds to what it has there: one installation per app and workspace, always. */
export async function installApp(ctx: WriteContext, wanted: AppToInstall): Promise<Installed> {
  const { app, teamId, installerId, botScopes, userScopes } = wanted;
  const installation = await settleInstallation(ctx, wanted);
  const about = { appId: app.id, installationId: installation.id, teamId, rotating: app.rotation === 1 };
  const { bot_user_id: botUserId } = installation;
  const bot =
    botScopes.length > 0 && botUserId !== null
      ? await widenGrant(ctx, { ...about, kind: "bot", userId: botUserId, scopes: botScopes })
      : undefined;
  const user =
    userScopes.length > 0
      ? await widenGrant(ctx, { ...about, kind: "user", userId: installerId, scopes: userScopes })
      : undefined;
  return { installation, installerId, bot, user };
}

/** The installation as it is to be from now on, with a bot when it needs one. */
async function settleInstallation(ctx: WriteContext, wanted: AppToInstall): Promise<InstallationRow> {
  const { app, teamId, installerId, botScopes } = wanted;
  const known = await selectInstallation(ctx.db, app.id, teamId);
  const botUserId = known?.bot_user_id ?? (botScopes.length > 0 ? await addBotUser(ctx, app, teamId) : null);
  const begin = { installer_id: installerId, created_ms: ctx.nowMs, removed_ms: null };
  if (known) {
    // One that was removed begins anew; one that is there keeps who brought it and since when.
    await updateInstallation(ctx.db, known.id, { bot_user_id: botUserId, ...(known.removed_ms === null ? {} : begin) });
  } else {
    const id = ctx.ids.next("installation");
    await insertInstallation(ctx.db, { id, app_id: app.id, team_id: teamId, bot_user_id: botUserId, ...begin });
  }
  const settled = await selectInstallation(ctx.db, app.id, teamId);
  if (!settled) throw new Error("an installation that was just written is gone");
  return settled;
}
