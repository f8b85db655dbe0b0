import { limits } from "@platform/protocol";
import { Type } from "typebox";
import { readLink } from "../readLink.ts";
import { broadcastArg, messageArg, targetArg, threadTsArg } from "../toolArgs.ts";
import { adds, defineTool } from "../tool.ts";
import type { ToolHost } from "../toolHost.ts";

export const slackSendMessage = defineTool({
  name: "slack_send_message",
  title: "Send a message",
  description:
    "Sends a message in the name of the person, to a channel, a thread or another person. Ask before you send; slack_send_message_draft lets the person send it.",
  scopes: ["chat:write"],
  annotations: adds,
  args: Type.Object({
    channel_id: targetArg,
    message: messageArg,
    thread_ts: threadTsArg,
    reply_broadcast: broadcastArg,
    draft_id: Type.Optional(
      Type.String({ description: "The id of a draft, which is deleted once the message is sent." }),
    ),
    unfurl_app_links: Type.Optional(Type.Boolean({ description: "False sends links without previews." })),
  }),
  output: Type.Object({
    channel_id: Type.String(),
    message_ts: Type.String(),
    message_link: Type.String(),
  }),
  async run(host, { channel_id: channel, message, draft_id: draftId, unfurl_app_links: unfurl, ...place }) {
    const posted = await host.call("chat.postMessage", {
      channel,
      markdown_text: message,
      ...place,
      ...(unfurl !== undefined && { unfurl_links: unfurl }),
    });
    if (!posted.ok) return posted;
    // The message is sent, whatever becomes of its draft.
    if (draftId !== undefined) await deleteDraft(host, draftId);
    const link = await readLink(host, posted.channel, posted.ts);
    return {
      ok: true,
      text: { message_link: link, result: `The message was sent: ${link}` },
      data: { channel_id: posted.channel, message_ts: posted.ts, message_link: link },
    };
  },
});

async function deleteDraft(host: ToolHost, draftId: string): Promise<void> {
  const listed = await host.asClient("client.drafts.list", { limit: limits.page_max });
  const draft = listed.ok ? listed.drafts.find(({ id }) => id === draftId) : undefined;
  if (draft) await host.asClient("client.drafts.delete", { draft_id: draftId, version: draft.version });
}
