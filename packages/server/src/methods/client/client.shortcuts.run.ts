import { succeed } from "@platform/protocol";
import { useShortcut } from "../../domain/interactions/useShortcut.ts";
import { messageErrors, presentReply, replySchema } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional, text, timestamp } from "../params.ts";

export const clientShortcutsRun = defineMethod({
  name: "client.shortcuts.run",
  summary: "Uses a shortcut of an app: a global one, or one of a message.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  needs: ["as", "ask"],
  params: {
    callback_id: text({ describe: "The shortcut, as its app names it.", otherwise: "shortcut_not_found" }),
    channel: optional(id({ object: "channel", describe: "The channel of the message." })),
    ts: optional(
      timestamp({
        object: "message",
        describe: "The message; none for a global shortcut.",
        otherwise: "bad_timestamp",
      }),
    ),
  },
  result: replySchema,
  errors: { ...messageErrors, shortcut_not_found: "`callback_id` is missing, or no app here has such a shortcut." },
  examples: [{ title: "A global one", params: { callback_id: "try_it" } }],
  notes: "A method of this server's own, for clients. `client.apps.list` lists the shortcuts.",
  async handler(ctx, { callback_id: callbackId, channel: channelId, ts }) {
    const message = channelId === undefined || ts === undefined ? undefined : { channelId, ts };
    const used = await useShortcut(ctx, { callbackId, message });
    return used.ok ? succeed(presentReply(used.reply)) : used;
  },
});
