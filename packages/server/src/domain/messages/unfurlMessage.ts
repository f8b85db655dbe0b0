import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectLinkPreviews } from "../../storage/queries/appConfigs.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { updateBody } from "../../storage/queries/messages.ts";
import { lockCallsIn, recordCalls, showCalls } from "../calls/showCalls.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { workObjectOf } from "../entities/entityAttachment.ts";
import { linksIn, linksTo } from "../deliveries/sharedLinks.ts";
import { subscriptionsIn } from "../deliveries/subscriptions.ts";
import { recordFileShare } from "../files/recordFileShare.ts";
import { showRemoteFiles } from "../remoteFiles/showRemoteFiles.ts";
import { type MessageBody, parseBody } from "./message.ts";
import { lockMessage } from "./ownMessage.ts";
import { emitMessageChanged } from "./emitMessageChange.ts";

export interface Unfurls {
  readonly channelId: string;
  readonly ts: string;
  /** What to show under each link, in the order in which it came. */
  readonly previews: readonly { readonly url: string; readonly attachment: Readonly<Record<string, unknown>> }[];
}

export type UnfurlCode = "cannot_find_channel" | "cannot_find_message" | "cannot_unfurl_url" | "cannot_unfurl_message";

/** Shows what is behind the links of a message, for an app to whose places they lead. A later preview replaces an earlier one. */
export const unfurlMessage = defineOperation(
  import.meta,
  async (ctx, { channelId, ts, previews }: Unfurls): Promise<Outcome<object, UnfurlCode>> => {
    await lockCallsIn(ctx, { attachments: previews.map(({ attachment }) => attachment) });
    const found = await lockMessage(ctx, channelId, ts);
    if (!found.ok) return refuse(found.error === "message_not_found" ? "cannot_find_message" : "cannot_find_channel");
    const { channel, message } = found;
    const body = parseBody(message.body);
    if (body["streaming_state"] === "in_progress") return refuse("cannot_unfurl_message");
    const appId = ctx.caller.appId ?? "";
    const app = await selectApp(ctx.db, appId);
    const own = linksTo(linksIn(body.text), app ? subscriptionsIn(app.manifest).linkDomains : []);
    const stray = previews.find(({ url }) => !own.some((link) => link.url === url));
    if (stray) return refuse("cannot_unfurl_url", `${stray.url} is not in the message, or is not the app's to show`);
    const shown = await allowedPreviews(ctx, appId, previews);
    if (shown.length === 0) return succeed({});
    const attached = { ...body, attachments: attachmentsOf(body, appId, shown) };
    const { fields: called, callIds } = await showCalls(ctx, channel, attached);
    const { fields, files } = await showRemoteFiles(ctx, called);
    const after = JSON.stringify(fields);
    const { channel_key: channelKey, thread_ts: threadTs, ts: messageTs } = message;
    await updateBody(ctx.db, channelKey, threadTs, messageTs, after);
    const share = { channel, ts: messageTs, threadTs, userId: ctx.caller.userId };
    for (const file of files) await recordFileShare(ctx, file, share, body.ts);
    if (callIds.length > 0) await recordCalls(ctx, callIds, { channelKey, threadTs, ts: messageTs });
    await emitMessageChanged(ctx, channel, after, message.body);
    return succeed({});
  },
);

/** The previews as far as administrators let the app show them: whole, only titles, or none. */
async function allowedPreviews(
  ctx: WriteContext,
  appId: string,
  previews: Unfurls["previews"],
): Promise<Unfurls["previews"]> {
  const { orgId, teamId } = ctx.caller;
  const allowed = await selectLinkPreviews(ctx.db, orgId ?? teamId, appId);
  if (allowed === "no_preview") return [];
  if (allowed === "all_details") return previews;
  return previews.map(({ url, attachment }) => ({ url, attachment: titleAlone(url, attachment) }));
}

function titleAlone(
  url: string,
  attachment: Unfurls["previews"][number]["attachment"],
): Readonly<Record<string, unknown>> {
  const { title_link, service_name } = attachment;
  const title = attachment["title"] ?? workObjectOf(attachment)?.entity_payload.attributes.title.text;
  const shown = { fallback: url, title: title ?? url, title_link: title_link ?? url, service_name };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
}

function attachmentsOf(body: MessageBody, appId: string, previews: Unfurls["previews"]): readonly object[] {
  const before = (body["attachments"] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const replaced = new Set(previews.map(({ url }) => url));
  const kept = before.filter(({ from_url: from, app_id: by }) => by !== appId || !replaced.has(String(from)));
  const shown = previews.map(({ url, attachment }) => ({
    ...attachment,
    from_url: url,
    app_unfurl_url: url,
    is_app_unfurl: true,
    app_id: appId,
  }));
  return [...kept, ...shown].map((attachment, at) => ({ ...attachment, id: at + 1 }));
}
