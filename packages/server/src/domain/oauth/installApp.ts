import {
  insertInstallation,
  selectInstallation,
  selectInstallationById,
  updateInstallation,
} from "../../storage/queries/apps.ts";
import {
  deleteGrantedTeams,
  selectOrgInstallation,
  upsertGrantedTeam,
} from "../../storage/queries/orgInstallations.ts";
import type { InstallationRow } from "../../storage/tables/installations.ts";
import type { AppRow } from "../access/accessApp.ts";
import { noteAppChange } from "../apps/noteAppChange.ts";
import type { WriteContext } from "../context.ts";
import type { WebhookChannel } from "../webhooks/listWebhookChannels.ts";
import type { WebhookName } from "../webhooks/openWebhook.ts";
import { addBotUser } from "./addBotUser.ts";
import { type Widened, widenGrant } from "./widenGrant.ts";

export interface AppToInstall {
  readonly app: AppRow;
  readonly teamId: string;
  /** Set to install it for the whole org; it then begins in this workspace. */
  readonly orgId: string | null;
  readonly installerId: string;
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  /** A person signs in to the app. The second time is no change of what the app has. */
  readonly isSignIn?: boolean;
}

export interface Installed {
  readonly installation: InstallationRow;
  /** Who installed it, this time. */
  readonly installerId: string;
  /** Only when it asked for scopes of its own. */
  readonly bot: Widened | undefined;
  /** Where it may post through an address of its own, when it asked for one. */
  readonly webhook?: { readonly name: WebhookName; readonly channel: WebhookChannel } | undefined;
  /** Only when it asked to act for the person who installed it. */
  readonly user: Widened | undefined;
}

/**
 * Installs an app into a workspace or an org, or adds to what it has there: one installation per app and workspace,
 * always. One that a workspace had becomes the org's, when it is installed from there for the whole org.
 */
export async function installApp(ctx: WriteContext, wanted: AppToInstall): Promise<Installed> {
  const { app, teamId, orgId, installerId, botScopes, userScopes } = wanted;
  const known = await findInstallation(ctx, wanted);
  const installation = await settleInstallation(ctx, wanted, known);
  const about = { appId: app.id, installationId: installation.id, rotating: app.rotation === 1 };
  const { bot_user_id: botUserId, team_id: homeId } = installation;
  const bot =
    botScopes.length > 0 && botUserId !== null
      ? await widenGrant(ctx, { ...about, teamId: homeId, kind: "bot", userId: botUserId, scopes: botScopes })
      : undefined;
  const user =
    userScopes.length > 0
      ? await widenGrant(ctx, { ...about, teamId, kind: "user", userId: installerId, scopes: userScopes })
      : undefined;
  if (orgId !== null) await upsertGrantedTeam(ctx.db, installation.id, teamId, ctx.nowMs);
  const change = known?.removed_ms === null ? "expanded" : "added";
  if (wanted.isSignIn && change === "expanded") return { installation, installerId, bot, user };
  await noteAppChange(ctx, { teamId, appId: app.id, userId: installerId, change, scopes: scopesGiven([bot, user]) });
  return { installation, installerId, bot, user };
}

function scopesGiven(given: readonly (Widened | undefined)[]): string[] {
  return [...new Set(given.flatMap((one) => one?.grant.scopes.split(",") ?? []))];
}

/** The one to add to: of the org, when there is one, and else that of the workspace. */
async function findInstallation(ctx: WriteContext, { app, teamId, orgId }: AppToInstall) {
  const ofOrg = orgId === null ? undefined : await selectOrgInstallation(ctx.db, { appId: app.id, orgId });
  return ofOrg ?? (await selectInstallation(ctx.db, app.id, teamId));
}

/** The installation as it is to be from now on, with a bot when it needs one. */
async function settleInstallation(
  ctx: WriteContext,
  { app, teamId, orgId, installerId, botScopes }: AppToInstall,
  known: InstallationRow | undefined,
): Promise<InstallationRow> {
  const botUserId = known?.bot_user_id ?? (botScopes.length > 0 ? await addBotUser(ctx, app, teamId) : null);
  const begin = { org_id: orgId, installer_id: installerId, created_ms: ctx.nowMs, removed_ms: null };
  const id = known?.id ?? ctx.ids.next("installation");
  if (!known) {
    await insertInstallation(ctx.db, { id, app_id: app.id, team_id: teamId, bot_user_id: botUserId, ...begin });
  } else if (known.removed_ms === null) {
    // It keeps who brought it and since when; and what the org has stays the org's.
    await updateInstallation(ctx.db, id, { bot_user_id: botUserId, org_id: orgId ?? known.org_id });
  } else {
    // Starts again without the workspaces that it was granted before.
    await deleteGrantedTeams(ctx.db, id);
    await updateInstallation(ctx.db, id, { bot_user_id: botUserId, ...begin });
  }
  const settled = await selectInstallationById(ctx.db, id);
  if (!settled) throw new Error("an installation that was just written is gone");
  return settled;
}
