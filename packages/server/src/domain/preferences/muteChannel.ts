import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateMuted } from "../../storage/queries/preferences.ts";
import { type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { type Preferences, readPreferences } from "./readPreferences.ts";
import { emitMuted } from "./emitPreference.ts";

export type MuteCode = ManageCode | "not_in_channel";

/** Quietens a conversation for the caller, or lets it be heard again. It ends with the membership. */
export const muteChannel = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly isMuted: boolean },
  ): Promise<Outcome<{ preferences: Preferences }, MuteCode>> => {
    const seen = await manageChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!channel.is_member) return refuse("not_in_channel");
    await updateMuted(ctx.db, channel.key, ctx.caller.userId, input.isMuted ? 1 : 0);
    const preferences = await readPreferences(ctx);
    await emitMuted(ctx, preferences.mutedChannels);
    return succeed({ preferences });
  },
);
