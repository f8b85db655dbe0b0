import { isGrantable, type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteWebhook } from "../../storage/queries/incomingWebhooks.ts";
import {
  lockOauthCode,
  selectOauthCode,
  updateOauthCodeIssued,
  updateOauthCodeUsed,
} from "../../storage/queries/oauthCodes.ts";
import type { InstallationRow } from "../../storage/tables/installations.ts";
import type { OauthCodeRow } from "../../storage/tables/oauthCodes.ts";
import type { AppRow } from "../access/accessApp.ts";
import { findWebhookChannel } from "../access/accessWebhookChannel.ts";
import { personCaller } from "../access/personCaller.ts";
import {
  authenticateClient,
  type ClientCode,
  type ClientCredentials,
  findPublicClient,
} from "../apps/authenticateClient.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { openWebhook } from "../webhooks/openWebhook.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { canInstallForOrg } from "./canInstallForOrg.ts";
import type { AuthorizeFlow } from "./flows.ts";
import { isAnswered } from "./codeChallenge.ts";
import { installApp, type Installed } from "./installApp.ts";
import { printIssued, readIssued } from "./issuedByCode.ts";
import { type InstallWish, manifestScopes } from "./readInstallRequest.ts";
import { revokeIssued } from "./revokeIssued.ts";
import { installPermissionOf } from "./installPermissionOf.ts";

export interface CodeToRedeem {
  /** Whose codes the asking method redeems. */
  readonly flow: AuthorizeFlow;
  readonly client: ClientCredentials;
  readonly code: string;
  readonly redirectUri: string | undefined;
  readonly codeVerifier: string | undefined;
}

/** What a code turned into. */
export interface Redeemed {
  readonly installed: Installed;
  /** For an id token: when the person consented, and what the request wants repeated. */
  readonly consentedMs: number;
  readonly nonce: string | undefined;
}

export type RedeemCode =
  | ClientCode
  | "invalid_code"
  | "oauth_authorization_url_mismatch"
  | "bad_redirect_uri"
  | "invalid_code_verifier"
  | "no_scopes";

/**
 * Installs the app as the person consented, and returns its tokens. A code is valid once. A code that is used again was
 * leaked, so everything it issued is revoked, and nothing older; that change must be committed, and therefore the result is
 * `undefined` and not a refusal.
 */
export const redeemCode = defineOperation(
  import.meta,
  async (ctx, input: CodeToRedeem): Promise<Outcome<{ redeemed: Redeemed | undefined }, RedeemCode>> => {
    const hash = hashToken(input.code);
    const found = await selectOauthCode(ctx.db, hash);
    const client = await authenticateRedeemer(ctx, found, input);
    if (!client.ok) return client;
    if (!found || found.app_id !== client.app.id) return refuse("invalid_code");
    const fault = found.used_ms === null ? faultOf(ctx, found, input) : undefined;
    if (fault) return refuse(fault);
    // Only now, and by whether the row changed: two who redeem it at once have both seen it unused.
    if (!(await updateOauthCodeUsed(ctx.db, hash, ctx.nowMs))) {
      await takeBack(ctx, hash);
      return succeed({ redeemed: undefined });
    }
    return install(ctx, client.app, found);
  },
);

/**
 * An app on the devices of its users has no secret to keep. If its manifest says so, the verifier proves that it is the one
 * that asked; without a challenge there is nothing to prove it by.
 */
function authenticateRedeemer(ctx: WriteContext, code: OauthCodeRow | undefined, input: CodeToRedeem) {
  const isPublic = input.client.clientSecret === "" && typeof code?.code_challenge === "string";
  return isPublic ? findPublicClient(ctx, input.client.clientId) : authenticateClient(ctx, input.client);
}

function faultOf(ctx: WriteContext, code: OauthCodeRow, input: CodeToRedeem): RedeemCode | undefined {
  if (code.expires_ms <= ctx.nowMs) return "invalid_code";
  const mismatch = mismatchOf(code, input.flow);
  if (mismatch) return mismatch;
  const redirectUri = input.redirectUri ?? (code.redirect_named === 1 ? undefined : code.redirect_uri);
  if (redirectUri !== code.redirect_uri) return "bad_redirect_uri";
  return isAnswered(code.code_challenge, input.codeVerifier) ? undefined : "invalid_code_verifier";
}

/** An installation that asked for nothing but a person's token is as good as a request for that token alone. */
function mismatchOf(code: OauthCodeRow, flow: AuthorizeFlow): RedeemCode | undefined {
  if (flow === "user" && code.flow !== "openid" && code.user_scopes === "") return "no_scopes";
  const isUserOnly = code.flow === "install" && code.bot_scopes === "";
  const fits = code.flow === flow || (flow === "user" && isUserOnly);
  return fits ? undefined : "oauth_authorization_url_mismatch";
}

/** Once: afterwards the grants may hold what has nothing to do with this code any more. */
async function takeBack(ctx: WriteContext, hash: string): Promise<void> {
  const code = await lockOauthCode(ctx.db, hash);
  if (!code) return;
  const { bot, user, webhookId } = readIssued(code);
  const { bot_grant_id: botGrantId, user_grant_id: userGrantId } = code;
  if (bot && botGrantId !== null) await revokeIssued(ctx, botGrantId, bot);
  if (user && userGrantId !== null) await revokeIssued(ctx, userGrantId, user);
  if (webhookId !== undefined) await deleteWebhook(ctx.db, webhookId);
  await updateOauthCodeIssued(ctx.db, hash, { bot_grant_id: botGrantId, user_grant_id: userGrantId, issued: null });
}

async function install(
  ctx: WriteContext,
  app: AppRow,
  code: OauthCodeRow,
): Promise<Outcome<{ redeemed: Redeemed }, "invalid_code" | "no_scopes">> {
  const { botScopes, userScopes } = scopesOf(app, code);
  if (botScopes.length + userScopes.length === 0) return refuse("no_scopes");
  const asked = { flow: code.flow, app, botScopes, userScopes, teamId: code.team_id };
  // The person who consented may have been deactivated, or lost the right, before the app redeemed the code.
  const caller = await personCaller(ctx.db, { teamId: code.team_id, userId: code.user_id }, []);
  if (!caller || !(await mayStill({ ...ctx, caller }, asked, code.org_id))) return refuse("invalid_code");
  const installed = await installApp(ctx, {
    app,
    teamId: code.team_id,
    orgId: code.org_id,
    installerId: code.user_id,
    botScopes,
    userScopes,
    isSignIn: code.flow === "openid",
  });
  const webhook = await giveWebhook({ ...ctx, caller }, installed.installation, code);
  const { bot, user } = installed;
  await updateOauthCodeIssued(ctx.db, code.hash, {
    bot_grant_id: bot?.grant.id ?? null,
    user_grant_id: user?.grant.id ?? null,
    issued: printIssued({ bot: bot?.issued, user: user?.issued, webhookId: webhook?.name.id }),
  });
  const nonce = code.openid_nonce ?? undefined;
  return succeed({ redeemed: { installed: { ...installed, webhook }, consentedMs: code.created_ms, nonce } });
}

/** The channel was chosen with the consent. If that person no longer has access to it, there is none. */
async function giveWebhook(ctx: WriteContext, installation: InstallationRow, code: OauthCodeRow) {
  const channel = code.webhook_channel_id === null ? undefined : await findWebhookChannel(ctx, code.webhook_channel_id);
  if (!channel) return undefined;
  const name = await openWebhook(ctx, {
    teamId: code.team_id,
    appId: installation.app_id,
    installationId: installation.id,
    channelId: channel.id,
    userId: code.user_id,
  });
  return { name, channel: { id: channel.id, name: channel.name ?? "" } };
}

async function mayStill(ctx: WriteContext, asked: InstallWish, orgId: string | null): Promise<boolean> {
  if ((await installPermissionOf(ctx, asked)) !== "allowed") return false;
  return orgId === null || (orgId === ctx.caller.orgId && canInstallForOrg(ctx, asked));
}

/** What was consented to and can be granted; where the manifest decides, less what has been taken out of it since. */
function scopesOf(app: AppRow, code: OauthCodeRow) {
  const consented = {
    botScopes: listOf(code.bot_scopes).filter((scope) => isGrantable(scope, "bot")),
    userScopes: listOf(code.user_scopes).filter((scope) => isGrantable(scope, "user")),
  };
  if (code.follows_manifest === 0) return consented;
  const now = manifestScopes(app);
  return {
    botScopes: consented.botScopes.filter((scope) => now.botScopes.includes(scope)),
    userScopes: consented.userScopes.filter((scope) => now.userScopes.includes(scope)),
  };
}

function listOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(",");
}
