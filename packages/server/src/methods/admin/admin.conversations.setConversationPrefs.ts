import { setPostingPolicy } from "../../domain/policies/setPostingPolicy.ts";
import { channelParam, governChannelErrors, prefsParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsSetConversationPrefs = defineMethod({
  name: "admin.conversations.setConversationPrefs",
  summary: "Sets who may post and reply in a channel.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 3,
  params: { channel_id: channelParam, prefs: prefsParam },
  result: {},
  errors: {
    ...governChannelErrors,
    invalid_value: "`prefs` is not an object, has an unknown pref, or an invalid value; the message names it.",
  },
  examples: [
    {
      title: "Announcements: admins post, everyone replies",
      params: { channel_id: "C0123456789", prefs: { who_can_post: "type:admin" } },
    },
    {
      title: "Some people and a group",
      params: {
        channel_id: "C0123456789",
        prefs: { who_can_post: { user: ["U0123456789"], subteam: ["S0123456789"] } },
      },
    },
    { title: "Nobody posts any more", params: { channel_id: "C0123456789", prefs: { channel_mode: "read_only" } } },
  ],
  notes: `\`who_can_post\` and \`can_thread\` name the people who may, as \`type:admin,user:U1,subteam:S1\` or as an object of lists.
The types are \`everyone\`, \`ra\` (regular accounts: everybody but guests), \`admin\` and \`owner\`; each includes those above it.
People of other workspaces count as guests, whatever they are at home. \`null\` lets everybody in again.

\`channel_mode\` is this server's own: \`read_only\`, \`thread_only\`, \`non_threadable\`, or \`open\` to end it. It holds for
everybody, admins included.

A person who may do neither gets \`restricted_action_read_only_channel\`; one who may only reply,
\`restricted_action_thread_only_channel\`; who may only post outside of threads, \`restricted_action_non_threadable_channel\`.`,
  handler: (ctx, params) => ctx.write(setPostingPolicy, { channelId: params.channel_id, prefs: params.prefs }),
});
