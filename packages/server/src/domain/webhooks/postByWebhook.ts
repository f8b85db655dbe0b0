import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessWebhookChannel, type WebhookAccessCode } from "../access/accessWebhookChannel.ts";
import { isNamed } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { authorOf } from "../messages/author.ts";
import type { Content } from "../messages/content.ts";
import { checkSharedLinks } from "../policies/checkSharedLinks.ts";
import { writeMessage } from "../messages/writeMessage.ts";

export interface WebhookMessage {
  readonly channelId: string;
  readonly content: Content;
  readonly threadTs?: string | undefined;
}

/** Posts what came through an address of an app, under the name of the app. */
export const postByWebhook = defineOperation(
  import.meta,
  async (ctx, input: WebhookMessage): Promise<Outcome<object, WebhookAccessCode | "invalid_payload">> => {
    const { content, threadTs } = input;
    const seen = await accessWebhookChannel(ctx, input.channelId, { threadTs });
    if (!seen.ok) return seen;
    // Earlier versions let a direct message be chosen.
    if (!isNamed(seen.channel)) return refuse("channel_not_found");
    const linked = await checkSharedLinks(ctx, seen.channel, content);
    if (!linked.ok) return refuse("action_prohibited", linked.error);
    const { user: _user, ...author } = authorOf(ctx);
    const { text, fields, metadata, unfurl } = content;
    const message = { ...author, subtype: "bot_message", username: ctx.caller.appName, text, ...fields };
    const place = { threadTs, ownerId: ctx.caller.userId, metadata, unfurl };
    const written = await writeMessage(ctx, seen.channel, message, place);
    return written.ok ? succeed({}) : refuse("invalid_payload");
  },
);
