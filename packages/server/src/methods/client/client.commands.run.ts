import { succeed } from "@platform/protocol";
import { builtinCommands } from "@platform/protocol/builtinCommands.ts";
import { Type } from "typebox";
import { runCommand } from "../../domain/interactions/runCommand.ts";
import { messageErrors, presentReply, replySchema } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { decodeAnswerPayload } from "../messagePayload.ts";
import { commandThread, commandThreadErrors } from "../commandThread.ts";
import { defaulted, id, text } from "../params.ts";

export const clientCommandsRun = defineMethod({
  name: "client.commands.run",
  summary: "Runs a slash command of the platform or of an app, and shows its immediate answer.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  needs: ["as", "ask"],
  params: {
    channel: id({
      object: "channel",
      describe: "Where: a channel that the caller is in.",
      otherwise: "channel_not_found",
    }),
    command: text({ describe: "The command, with its slash.", otherwise: "command_not_found" }),
    text: defaulted(text({ describe: "The text after the command." }), ""),
    thread_ts: commandThread,
  },
  result: {
    ...replySchema,
    shown: Type.Boolean({ description: "Whether the app's immediate answer was posted." }),
  },
  errors: {
    channel_not_found: messageErrors.channel_not_found,
    not_in_channel: "The caller is not a member of the channel.",
    command_not_found: "`command` is missing, or neither the platform nor an app here has it.",
    ...commandThreadErrors,
  },
  examples: [{ title: "With words", params: { channel: "C0123456789", command: "/dev", text: "hello" } }],
  notes: `A method of this server's own, for clients. \`client.apps.list\` lists the commands of apps. The platform has ${builtinCommands.map((name) => `\`/${name}\``).join(", ")}; they do what the method of the same purpose does, with the caller's permissions, and Slackbot answers. Commands of apps are refused in threads: apps get no thread with a command, so that they would answer in the channel.`,
  async handler(ctx, { channel: channelId, command, text: words, thread_ts: threadTs }) {
    const run = await runCommand(ctx, { command, text: words, channelId, threadTs }, decodeAnswerPayload);
    if (!run.ok) return run;
    const { reply, isShown, why } = run;
    return succeed({ ...presentReply(reply), shown: isShown, ...(why !== undefined && { why }) });
  },
});
