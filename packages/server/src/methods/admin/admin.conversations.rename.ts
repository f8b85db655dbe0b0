import { renameGoverned } from "../../domain/channelAdministration/renameGoverned.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const adminConversationsRename = defineMethod({
  name: "admin.conversations.rename",
  summary: "Renames a channel, also one that the caller is not in.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: {
    channel_id: channelParam,
    name: text({ describe: "The new name, under the rules of `conversations.create`." }),
  },
  result: {},
  errors: {
    ...administerErrors,
    could_not_rename_channel: "`name` is empty, reserved, or contains characters that channel names cannot have.",
    invalid_name_maxlength: "`name` is too long.",
    name_taken: "Another channel of the workspace has the name.",
  },
  examples: [{ title: "Another name", params: { channel_id: "C0123456789", name: "project-north" } }],
  notes: "The old name is listed in `previous_names` and is free for another channel.",
  handler: (ctx, params) => ctx.write(renameGoverned, { channelId: params.channel_id, name: params.name }),
});
