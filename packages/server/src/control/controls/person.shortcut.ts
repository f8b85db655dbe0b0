import { useShortcut } from "../../domain/interactions/useShortcut.ts";
import { optional, text, timestamp } from "../../methods/params.ts";
import { actAs, actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";

export const personShortcut = defineControl({
  name: "person.shortcut",
  summary: "Uses a shortcut as a person: a global one, or one of a message.",
  params: {
    ...whoParams,
    callback_id: text({ describe: "The shortcut, as the manifest of its app names it." }),
    channel: optional(text({ describe: "The channel of the message: its name, or its id." })),
    ts: optional(timestamp({ describe: "The message; none for a global shortcut." })),
  },
  result: seenAfter,
  errors: actErrors,
  example: { user: "alice", callback_id: "try_it" },
  handler: (context, { callback_id: callbackId, channel, ts, ...who }) =>
    actAs(context, who, async (ctx, person) => {
      const named =
        channel === undefined || ts === undefined ? undefined : { channelId: await person.channelId(channel), ts };
      return useShortcut(ctx, { callbackId, message: named });
    }),
});
