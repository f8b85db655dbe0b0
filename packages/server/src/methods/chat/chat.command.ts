import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { runCommand } from "../../domain/interactions/runCommand.ts";
import { messageErrors } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { decodeAnswerPayload } from "../messagePayload.ts";
import { commandThread, commandThreadErrors } from "../commandThread.ts";
import { defaulted, id, text } from "../params.ts";

export const chatCommand = defineMethod({
  name: "chat.command",
  summary: "Runs a slash command of the platform or of an app, for clients that show its answer.",
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
    response: Type.Optional(Type.String({ description: "What a command of the platform has to say to the person." })),
  },
  errors: {
    channel_not_found: messageErrors.channel_not_found,
    not_in_channel: "The caller is not a member of the channel.",
    command_not_found: "`command` is missing, or neither the platform nor an app here has it.",
    ...commandThreadErrors,
  },
  examples: [{ title: "A topic", params: { channel: "C0123456789", command: "/topic", text: "Lunch" } }],
  notes: "Third-party clients call this method. An app's answer is shown as a message, as with `client.commands.run`.",
  async handler(ctx, { channel: channelId, command, text: words, thread_ts: threadTs }) {
    const given = { command, text: words, channelId, threadTs, isShownByClient: true };
    const run = await runCommand(ctx, given, decodeAnswerPayload);
    if (!run.ok) return run;
    return succeed(run.text === undefined ? {} : { response: run.text });
  },
});
