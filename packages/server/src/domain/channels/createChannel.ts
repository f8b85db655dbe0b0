import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertChannel, insertMember, selectChannelNameTaken } from "../../storage/queries/channels.ts";
import { checkScope, type SeenChannelRow } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { type NameCode, nameFault } from "./nameFault.ts";
import { seeAgain } from "./seeAgain.ts";
import { type ChannelRow, eventTs, emitToViewers } from "./channelEvents.ts";

export type CreateCode = NameCode | "missing_scope" | "name_taken" | "restricted_action";

/** Creates a channel whose first member is its creator. */
export const createChannel = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: string; readonly isPrivate: boolean },
  ): Promise<Outcome<{ channel: SeenChannelRow }, CreateCode>> => {
    const fault = nameFault(input.name);
    if (fault) return refuse(fault);
    const { caller, nowMs } = ctx;
    const kind = input.isPrivate ? "private" : "public";
    const scoped = checkScope(ctx, kind, "write");
    if (!scoped.ok) return scoped;
    if (isGuest(caller)) return refuse("restricted_action");
    if (await selectChannelNameTaken(ctx.db, caller.teamId, input.name)) return refuse("name_taken");

    const id = ctx.ids.next("channel");
    const key = await insertChannel(ctx.db, {
      id,
      team_id: caller.teamId,
      kind,
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
    const channel = await seeAgain(ctx, id);
    const payload = { channel: describeNew(channel, input.name), event_ts: eventTs(ctx) };
    await emitToViewers(ctx, channel, "channel_created", payload);
    return succeed({ channel });
  },
);

/** The channel as its event contains it: the fields that are the same for every receiver. */
function describeNew(channel: ChannelRow, name: string) {
  const isPrivate = channel.kind === "private";
  const note = { value: "", creator: "", last_set: 0 };
  return {
    id: channel.id,
    name,
    name_normalized: name,
    created: Math.floor(channel.created_ms / 1000),
    creator: channel.creator_id,
    updated: channel.updated_ms,
    context_team_id: channel.team_id,
    is_channel: !isPrivate,
    is_group: isPrivate,
    is_im: false,
    is_mpim: false,
    is_private: isPrivate,
    is_archived: false,
    is_general: false,
    is_shared: false,
    is_ext_shared: false,
    is_org_shared: false,
    is_pending_ext_shared: false,
    is_moved: 0,
    unlinked: 0,
    shared_team_ids: [channel.team_id],
    internal_team_ids: [],
    pending_shared: [],
    pending_connected_team_ids: [],
    previous_names: [],
    topic: note,
    purpose: note,
  };
}
