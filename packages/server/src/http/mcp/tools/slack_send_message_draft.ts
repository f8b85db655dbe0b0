import { refuse } from "@platform/protocol";
import { richTextOfMarkdown } from "@platform/protocol/richtext/markdown/richTextOfMarkdown.ts";
import { Type } from "typebox";
import { openTarget } from "../findConversation.ts";
import { channelLink } from "../readLink.ts";
import { messageArg, targetArg, threadTsArg } from "../toolArgs.ts";
import { adds, defineTool } from "../tool.ts";

export const slackSendMessageDraft = defineTool({
  name: "slack_send_message_draft",
  title: "Write a draft",
  description:
    "Writes a draft that the person finds in the conversation and can change, send or delete. A conversation and each of its threads has one draft.",
  scopes: ["chat:write"],
  countsAs: "client.drafts.save",
  annotations: adds,
  args: Type.Object({ channel_id: targetArg, message: messageArg, thread_ts: threadTsArg }),
  output: Type.Object({ channel_link: Type.String(), draft_id: Type.String() }),
  async run(host, { channel_id: named, message, thread_ts: threadTs }) {
    const opened = await openTarget(host, named);
    if (!opened.ok) return opened;
    const { channelId } = opened;
    const listed = await host.asClient("client.drafts.list", { channel: channelId });
    if (!listed.ok) return listed;
    if (listed.drafts.some((draft) => draft.thread_ts === threadTs && !draft.is_copy)) {
      return refuse("draft_already_exists", "the conversation has a draft that the person has not sent");
    }
    const saved = await host.asClient("client.drafts.save", {
      channel: channelId,
      blocks: [richTextOfMarkdown(message)],
      ...(threadTs !== undefined && { thread_ts: threadTs }),
    });
    if (!saved.ok) return saved.error === "channel_not_found" ? saved : refuse("failed_to_create_draft", saved.error);
    const link = channelLink(host, channelId);
    return {
      ok: true,
      text: { channel_link: link, result: `The draft is in ${link}.` },
      data: { channel_link: link, draft_id: saved.draft.id },
    };
  },
});
