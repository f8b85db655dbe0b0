import { archiveGoverned } from "../../domain/channelAdministration/archiveGoverned.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsArchive = defineMethod({
  name: "admin.conversations.archive",
  summary: "Archives a channel, also one that the caller is not in.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_id: channelParam },
  result: {},
  errors: {
    ...administerErrors,
    already_archived: "The channel is archived.",
    cant_archive_general: "The general channel cannot be archived.",
  },
  examples: [{ title: "One channel", params: { channel_id: "C0123456789" } }],
  notes: "Its messages can still be read. Scheduled messages are not posted while it is archived.",
  handler: (ctx, params) => ctx.write(archiveGoverned, { channelId: params.channel_id }),
});
