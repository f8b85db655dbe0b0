import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { setCodeCommands } from "../../domain/codeChannels/setCodeCommands.ts";
import { codeChannelErrors, codeChannelParam, codeCommandsParam } from "../codeChannelParams.ts";
import { defineMethod } from "../define.ts";

export const agentsConversationsSetCommands = defineMethod({
  name: "agents.conversations.setCommands",
  summary: "Sets the slash commands that the agent offers in a code channel.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 3,
  params: { channel_id: codeChannelParam, commands: codeCommandsParam },
  result: { channel_id: Type.String(), command_count: Type.Integer() },
  errors: {
    ...codeChannelErrors,
    too_many_commands: "The agents of the channel would have more than ten commands together.",
    command_name_taken: "Another agent of the channel has a command of this name.",
  },
  notes:
    "The app receives a command as it receives those of its manifest: over its socket, or at " +
    "`features.code_channels.slash_command_url`. `should_escape` is stored; references reach the app as they were typed.",
  examples: [
    {
      title: "One command",
      params: {
        channel_id: "C0123456789",
        commands: [{ name: "plan", description: "Shows the plan", argument_hint: "[step]" }],
      },
    },
  ],
  async handler(ctx, { channel_id: channelId, commands }) {
    const set = await ctx.write(setCodeCommands, { channelId, commands });
    return set.ok ? succeed({ channel_id: channelId, command_count: set.count }) : set;
  },
});
