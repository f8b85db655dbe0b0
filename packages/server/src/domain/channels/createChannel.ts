import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import {
  insertChannel,
  insertMember,
  selectChannelNameTaken,
  selectSeenChannel,
} from "../../storage/queries/channels.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";

export type NameCode =
  | "invalid_name_required"
  | "invalid_name_maxlength"
  | "invalid_name_punctuation"
  | "invalid_name_specials"
  | "invalid_name";

/** Creates a channel whose first member is its creator. */
export const createChannel = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: string; readonly isPrivate: boolean },
  ): Promise<Outcome<{ channel: SeenChannelRow }, NameCode | "name_taken" | "restricted_action">> => {
    const fault = faultOfName(input.name);
    if (fault) return refuse(fault);
    const { caller, nowMs } = ctx;
    if (isGuest(caller)) return refuse("restricted_action");
    if (await selectChannelNameTaken(ctx.db, caller.teamId, input.name)) return refuse("name_taken");

    const id = ctx.ids.next("channel");
    const key = await insertChannel(ctx.db, {
      id,
      team_id: caller.teamId,
      kind: input.isPrivate ? "private" : "public",
      name: input.name,
      is_general: 0,
      is_archived: 0,
      creator_id: caller.userId,
      topic: "",
      topic_by: "",
      topic_ms: 0,
      purpose: "",
      purpose_by: "",
      purpose_ms: 0,
      created_ms: nowMs,
      updated_ms: nowMs,
      last_ts: 0,
    });
    await insertMember(ctx.db, { channel_key: key, user_id: caller.userId, joined_ms: nowMs, last_read_ts: 0 });
    await emit(ctx, {
      type: "channel_created",
      teamId: caller.teamId,
      channelId: id,
      // Whoever is not in a private channel must not even learn its name.
      audience: input.isPrivate ? "channel" : "team",
      payload: {
        type: "channel_created",
        channel: { id, name: input.name, created: Math.floor(nowMs / 1000), creator: caller.userId },
      },
    });
    const channel = await selectSeenChannel(ctx.db, id, caller.userId);
    if (!channel) throw new Error(`channel ${id} was written but cannot be read`);
    return succeed({ channel });
  },
);

const nameShape = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_-]+$/u;

function faultOfName(name: string): NameCode | undefined {
  if (name === "") return "invalid_name_required";
  if (name.length > limits.channel_name_chars_max) return "invalid_name_maxlength";
  if (/^[_\-.]+$/.test(name)) return "invalid_name_punctuation";
  if (/[\p{Lu}\s]/u.test(name)) return "invalid_name";
  return nameShape.test(name) ? undefined : "invalid_name_specials";
}
