import { limits, succeed } from "@platform/protocol";
import { notifyLevels } from "@platform/protocol/notifyLevels.ts";
import { setNotifyLevel } from "../../domain/preferences/setNotifyLevel.ts";
import { preferencesSchema, presentPreferences } from "../../present/preferences.ts";
import { channelErrors, channelParam, manageScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { choice, optional, timestamp } from "../params.ts";

export const clientNotificationsLevel = defineMethod({
  name: "client.notifications.level",
  summary: "Chooses which messages of a conversation or thread notify the caller.",
  http: "POST",
  tokens: ["user"],
  scopes: manageScopes,
  rate: 3,
  forPeople: true,
  params: {
    channel: channelParam,
    thread_ts: optional(
      timestamp({
        object: "message",
        describe: "Any message of a thread, for the level of the thread.",
        otherwise: "thread_not_found",
      }),
    ),
    level: choice({ describe: "`default` for what the preferences say.", of: notifyLevels }),
  },
  result: { preferences: preferencesSchema },
  errors: {
    ...channelErrors,
    not_in_channel: "The caller is not in the channel.",
    thread_not_found: "There is no such thread in the channel.",
    too_many_levels: `The caller has chosen ${limits.notify_levels_max} levels.`,
  },
  examples: [{ title: "Only mentions", params: { channel: "C0123456789", level: "mentions" } }],
  notes:
    "A method of this server's own, for clients. The level of a thread goes before that of its conversation; `all` for a thread makes the caller follow it. Leaving the conversation ends it. The caller's sockets get `pref_change` with `notify_levels` as JSON text.",
  async handler(ctx, { channel: channelId, thread_ts: threadTs, level }) {
    const set = await ctx.write(setNotifyLevel, { channelId, threadTs, level });
    return set.ok ? succeed({ preferences: presentPreferences(set.preferences) }) : set;
  },
});
