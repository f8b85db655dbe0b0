import { type Refusal, refuse } from "@platform/protocol";
import { Type } from "typebox";
import { channelLink } from "../readLink.ts";
import { adds, defineTool } from "../tool.ts";
import type { ToolHost } from "../toolHost.ts";

const groupMax = 8;
const invitedMax = 1000;

export const slackCreateConversation = defineTool({
  name: "slack_create_conversation",
  title: "Create a conversation",
  description: `Creates a channel if a name is given, and invites people to it. Without a name it opens a direct message with one person, or a group of up to ${groupMax}.`,
  scopes: ["channels:write", "channels:manage", "groups:write", "im:write", "mpim:write"],
  annotations: adds,
  args: Type.Object({
    channel_name: Type.Optional(Type.String({ description: "The name of a new channel." })),
    is_private: Type.Optional(Type.Boolean({ description: "Whether only members can see the channel." })),
    user_ids: Type.Optional(Type.Array(Type.String(), { maxItems: invitedMax, description: "Ids of people." })),
  }),
  output: Type.Object({
    channel_id: Type.String(),
    channel_link: Type.String(),
    not_invited: Type.Optional(Type.String({ description: "Why people of a new channel were not invited." })),
  }),
  async run(host, { channel_name: name, is_private: isPrivate = false, user_ids: ids = [] }) {
    if (name === undefined || name === "") return openDirect(host, ids);
    const created = await host.call("conversations.create", { name, is_private: isPrivate });
    if (!created.ok) return created;
    const { id } = created.channel;
    const invited = ids.length === 0 ? undefined : await host.call("conversations.invite", { channel: id, users: ids });
    // The channel is there, so this is no failure: called again, the name would be taken.
    return answerOf(host, id, invited && !invited.ok ? invited.error : undefined);
  },
});

async function openDirect(host: ToolHost, ids: readonly string[]) {
  if (ids.length === 0) return refuse("invalid_arguments", "give channel_name or user_ids");
  if (ids.length > groupMax) return refuse("too_many_users", `a group has at most ${groupMax} other people`);
  const opened = await host.call("conversations.open", { users: ids });
  return opened.ok ? answerOf(host, opened.channel.id) : (opened satisfies Refusal<string>);
}

function answerOf(host: ToolHost, channelId: string, fault?: string) {
  const link = channelLink(host, channelId);
  const warning = fault === undefined ? "" : ` The people were not invited: ${fault}.`;
  return {
    ok: true as const,
    text: { result: `The conversation is ${channelId}: ${link}${warning}` },
    data: { channel_id: channelId, channel_link: link, ...(fault !== undefined && { not_invited: fault }) },
  };
}
