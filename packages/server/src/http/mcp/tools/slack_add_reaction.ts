import { Type } from "typebox";
import { channelIdArg, messageTsArg } from "../toolArgs.ts";
import { addsOnce, defineTool } from "../tool.ts";

export const slackAddReaction = defineTool({
  name: "slack_add_reaction",
  title: "Add a reaction",
  description: "Adds an emoji reaction of the person to a message. Adding it again changes nothing.",
  scopes: ["reactions:write"],
  annotations: addsOnce,
  args: Type.Object({
    channel_id: channelIdArg,
    message_ts: messageTsArg(),
    emoji: Type.String({ description: "The name of the emoji, such as thumbsup, with or without colons." }),
  }),
  output: Type.Object({ emoji: Type.String() }),
  async run(host, { channel_id: channel, message_ts: timestamp, emoji }) {
    const name = emoji.replaceAll(/^:|:$/g, "");
    const added = await host.call("reactions.add", { channel, timestamp, name });
    if (!added.ok && added.error !== "already_reacted") return added;
    return { ok: true, text: { result: `The message has your reaction :${name}:.` }, data: { emoji: name } };
  },
});
