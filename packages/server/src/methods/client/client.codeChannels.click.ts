import { limits } from "@platform/protocol";
import { clickContextItem } from "../../domain/codeChannels/clickContextItem.ts";
import { channelParam } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const clientCodeChannelsClick = defineMethod({
  name: "client.codeChannels.click",
  summary: "Clicks a button in the context bar of a code channel.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: {
    channel: channelParam,
    key: text({
      describe: "`key` of the item.",
      maxLength: limits.context_bar_key_chars_max,
      otherwise: "item_not_found",
    }),
  },
  result: {},
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not a channel that the caller is in.",
    is_archived: "The channel is archived.",
    item_not_found: "The context bar has no such button.",
  },
  examples: [{ title: "A button", params: { channel: "C0123456789", key: "retry" } }],
  notes: "A method of this server's own, for clients. The agent receives `code_channel_action`.",
  handler: async (ctx, { channel: channelId, key }) => ctx.write(clickContextItem, { channelId, key }),
});
