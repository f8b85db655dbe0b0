import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannel, updateChannel } from "../../storage/queries/channels.ts";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

export interface KeyChange {
  readonly teamId: string;
  /** The whole workspace without it. */
  readonly channelId?: string | undefined;
  readonly isSuspended: boolean;
}

/**
 * Suspends or restores the key of messages. The two are apart: what was suspended for a channel stays so when the
 * workspace's key is restored.
 */
export const setMessageKey = defineOperation(
  import.meta,
  async (ctx, input: KeyChange): Promise<Outcome<object, GovernCode | "channel_not_found">> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const change = { key_suspended_ms: input.isSuspended ? ctx.nowMs : null };
    if (input.channelId === undefined) {
      await updateTeam(ctx.db, governed.team.id, change);
      return succeed({});
    }
    const channel = isIdShaped(input.channelId) ? await selectChannel(ctx.db, input.channelId) : undefined;
    if (!channel || channel.team_id !== governed.team.id) return refuse("channel_not_found");
    await updateChannel(ctx.db, channel.id, change);
    return succeed({});
  },
);
