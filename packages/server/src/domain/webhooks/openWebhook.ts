import type { Secrets } from "../../ports/ports.ts";
import { insertWebhook } from "../../storage/queries/incomingWebhooks.ts";
import type { WriteContext } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** An address that posts, as far as it is not the same for all. */
export interface WebhookName {
  readonly teamId: string;
  readonly id: string;
  readonly secret: string;
}

export interface NewWebhook {
  readonly teamId: string;
  readonly appId: string;
  readonly installationId: string;
  readonly channelId: string;
  /** Who chose the channel. */
  readonly userId: string;
}

/** Gives an installed app an address through which anybody who knows it posts into one channel. */
export async function openWebhook(ctx: WriteContext, wanted: NewWebhook): Promise<WebhookName> {
  const id = ctx.ids.next("webhook");
  const secret = webhookSecret(ctx.secrets, id);
  await insertWebhook(ctx.db, {
    id,
    hash: hashToken(secret),
    team_id: wanted.teamId,
    app_id: wanted.appId,
    installation_id: wanted.installationId,
    channel_id: wanted.channelId,
    user_id: wanted.userId,
    created_ms: ctx.nowMs,
  });
  return { teamId: wanted.teamId, id, secret };
}

/** Derived, so that dev mode can show it again and the database holds nothing that posts. */
export function webhookSecret(secrets: Secrets, id: string): string {
  return secrets.derive(`incoming webhook ${id}`);
}

export function webhookPath({ teamId, id, secret }: WebhookName): string {
  return `/services/${teamId}/${id}/${secret}`;
}
