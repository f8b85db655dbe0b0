import { succeed } from "@platform/protocol";
import { muteChannel } from "../../domain/preferences/muteChannel.ts";
import { preferencesSchema, presentPreferences } from "../../present/preferences.ts";
import { channelErrors, channelParam, manageScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag } from "../params.ts";

export const clientChannelsMute = defineMethod({
  name: "client.channels.mute",
  summary: "Mutes or unmutes a conversation for the caller.",
  http: "POST",
  tokens: ["user"],
  scopes: manageScopes,
  rate: 3,
  forPeople: true,
  params: {
    channel: channelParam,
    is_muted: defaulted(flag({ describe: "False lets it be heard again." }), true),
  },
  result: { preferences: preferencesSchema },
  errors: { ...channelErrors, not_in_channel: "The caller is not in the channel." },
  examples: [{ title: "Too lively", params: { channel: "C0123456789" } }],
  notes:
    "A method of this server's own, for clients. A muted conversation is not shown as unread; what names the caller in it still is. Leaving the conversation ends it.",
  async handler(ctx, { channel: channelId, is_muted: isMuted }) {
    const muted = await ctx.write(muteChannel, { channelId, isMuted });
    return muted.ok ? succeed({ preferences: presentPreferences(muted.preferences) }) : muted;
  },
});
