import { printTs } from "@platform/protocol";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { SeenMessage } from "../access/accessMessage.ts";
import type { WriteContext } from "../context.ts";
import { parseBody } from "./message.ts";

/** The forwarded message inside of the new one, in the fields that Slack's share has. */
export async function forwardedAttachment(
  ctx: WriteContext,
  { channel, message }: SeenMessage,
  link: string,
): Promise<object> {
  const body = parseBody(message.body);
  const author = body.user === undefined ? undefined : await selectUserAtHome(ctx.db, body.user);
  const name = (body["username"] as string | undefined) ?? author?.real_name ?? "";
  const blocks = body["blocks"] as readonly object[] | undefined;
  const files = (body["files"] as readonly { readonly title?: string; readonly name?: string }[] | undefined) ?? [];
  const text = [body.text, ...files.map((file) => file.title ?? file.name ?? "")].filter(Boolean).join("\n");
  return {
    id: 1,
    is_share: true,
    is_msg_unfurl: true,
    from_url: link,
    original_url: link,
    channel_id: channel.id,
    channel_team: channel.team_id,
    ...(channel.name !== null && { channel_name: channel.name, footer: `Posted in #${channel.name}` }),
    ...(body.user !== undefined && { author_id: body.user }),
    author_name: name,
    author_link: link,
    ts: printTs(message.ts),
    text,
    mrkdwn_in: ["text"],
    ...(blocks && {
      message_blocks: [{ team: channel.team_id, channel: channel.id, ts: body.ts, message: { blocks } }],
    }),
    fallback: `${name}: ${text}`,
  };
}
