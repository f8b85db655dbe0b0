import { refuse } from "@platform/protocol";
import { readContent } from "../domain/messages/content.ts";
import { findWebhook } from "../domain/webhooks/findWebhook.ts";
import { postByWebhook } from "../domain/webhooks/postByWebhook.ts";
import type { CallServices } from "../http/call.ts";
import type { WebhookServices } from "../http/webhookRoute.ts";
import type { RequestWatch } from "../delivery/watch.ts";
import type { Db } from "../storage/db.ts";

/** About one a second, as for every app that posts into one channel. */
const quota = { perMinute: 60, burst: 10 };

/** Gives the route of incoming webhooks what it may not import: whose address it is, and a way to post. */
export function openWebhookServices({
  db,
  callServices,
  watch,
}: {
  readonly db: Db;
  readonly callServices: CallServices;
  readonly watch: RequestWatch | undefined;
}): WebhookServices {
  return {
    async post(named, payload) {
      if (callServices.isDraining()) return refuse("service_unavailable");
      const found = await findWebhook(db, named);
      if (!found.ok) return found;
      const waitS = callServices.takeRate(`webhook ${named.id}`, quota);
      if (waitS > 0) return { ...refuse("rate_limited"), retryAfterS: waitS };
      const { channelId, caller } = found;
      const ctx = callServices.openContext(caller, {}, {}, undefined, watch?.newRequestId());
      const read = await readContent(ctx, payload.content);
      if (!read.ok) return read;
      return ctx.write(postByWebhook, { channelId, content: read.content, threadTs: payload.threadTs });
    },
  };
}
