import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteOldOauthCodes, insertOauthCode } from "../../storage/queries/oauthCodes.ts";
import { findWebhookChannel } from "../access/accessWebhookChannel.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { canInstallForOrg } from "./canInstallForOrg.ts";
import { type AskedInstall, type InstallFault, readInstallRequest } from "./readInstallRequest.ts";
import { installPermissionOf } from "./installPermissionOf.ts";

/** With it an app is given an address that posts into one channel, which the person chooses who installs it. */
export const webhookScope = "incoming-webhook";

/**
 * Writes down that the caller consents, and gives the code for it. Asked again from the start, because between page and
 * button the app, the workspace's rule or the person's role may have changed.
 */
export const issueCode = defineOperation(
  import.meta,
  async (
    ctx,
    asked: AskedInstall & { readonly isForOrg: boolean; readonly webhookChannelId?: string | undefined },
  ): Promise<Outcome<{ code: string }, InstallFault | "restricted_action">> => {
    const read = await readInstallRequest(ctx, asked);
    if (!read.ok) return refuse(read.error);
    const { install } = read;
    if ((await installPermissionOf(ctx, install)) !== "allowed") return refuse("restricted_action");
    if (asked.isForOrg && !canInstallForOrg(ctx, install)) return refuse("restricted_action");
    const wantsWebhook = asked.webhookChannelId !== undefined && install.botScopes.includes(webhookScope);
    const webhook = wantsWebhook ? await findWebhookChannel(ctx, asked.webhookChannelId ?? "") : undefined;
    if (wantsWebhook && !webhook) return refuse("restricted_action");
    const code = ctx.ids.unguessable();
    await insertOauthCode(ctx.db, {
      hash: hashToken(code),
      flow: install.flow,
      openid_nonce: install.nonce ?? null,
      app_id: install.app.id,
      team_id: ctx.caller.teamId,
      org_id: asked.isForOrg ? (ctx.caller.orgId ?? null) : null,
      user_id: ctx.caller.userId,
      bot_scopes: install.botScopes.join(","),
      user_scopes: install.userScopes.join(","),
      follows_manifest: install.followsManifest ? 1 : 0,
      redirect_uri: install.redirectUri,
      redirect_named: install.isRedirectNamed ? 1 : 0,
      code_challenge: install.codeChallenge ?? null,
      webhook_channel_id: webhook?.id ?? null,
      created_ms: ctx.nowMs,
      expires_ms: ctx.nowMs + limits.oauth_code_life_s * 1000,
      used_ms: null,
      bot_grant_id: null,
      user_grant_id: null,
      issued: null,
    });
    await deleteOldOauthCodes(ctx.db, ctx.nowMs - limits.oauth_code_record_s * 1000);
    return succeed({ code });
  },
);
