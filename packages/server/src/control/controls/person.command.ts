import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { runCommand } from "../../domain/interactions/runCommand.ts";
import { decodeAnswerPayload } from "../../methods/messagePayload.ts";
import { defaulted, text } from "../../methods/params.ts";
import { actAs, actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";

export const personCommand = defineControl({
  name: "person.command",
  summary: "Runs a slash command as a person.",
  params: {
    ...whoParams,
    channel: text({ describe: "Where: the name or the id of a channel that they are in." }),
    command: text({ describe: "The command, with its slash." }),
    text: defaulted(text({ describe: "The text after the command." }), ""),
  },
  result: {
    ...seenAfter,
    shown: Type.Boolean({ description: "Whether the app's immediate answer was posted." }),
    why: Type.Optional(Type.String({ description: "Why the answer could not be shown." })),
  },
  errors: actErrors,
  example: { user: "alice", channel: "general", command: "/dev", text: "hello" },
  handler: (context, { channel, command, text: words, ...who }) =>
    actAs(context, who, async (ctx, person) => {
      const channelId = await person.channelId(channel);
      const run = await runCommand(ctx, { command, text: words, channelId }, decodeAnswerPayload);
      if (!run.ok) return run;
      const { reply, isShown, why } = run;
      return succeed({ reply, shown: isShown, ...(why !== undefined && { why }) });
    }),
});
