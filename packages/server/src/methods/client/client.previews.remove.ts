import { removePreview } from "../../domain/linkPreviews/removePreview.ts";
import { amendErrors } from "../contentParams.ts";
import { channelParam } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { count, timestamp } from "../params.ts";

export const clientPreviewsRemove = defineMethod({
  name: "client.previews.remove",
  summary: "Removes the preview of a link from the caller's own message.",
  http: "POST",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 3,
  forPeople: true,
  params: {
    channel: channelParam,
    ts: timestamp({ object: "message", describe: "The message.", otherwise: "message_not_found" }),
    attachment: count({
      describe: "The `id` of the attachment that is the preview.",
      min: 1,
      max: 100,
      otherwise: "attachment_not_found",
    }),
  },
  result: {},
  errors: {
    ...amendErrors,
    cant_update_message: "The message is not the caller's own.",
    attachment_not_found: "The message has no preview of this number.",
  },
  examples: [
    {
      title: "Without the first preview",
      params: { channel: "C0123456789", ts: "1700000000.000100", attachment: 1 },
    },
  ],
  notes:
    "A method of this server's own, for clients. The channel receives `message_changed`; the attachments that are left are numbered again, and the message is not marked as edited. Previews of apps can be removed too.",
  handler: (ctx, { channel: channelId, ts, attachment }) => ctx.write(removePreview, { channelId, ts, attachment }),
});
