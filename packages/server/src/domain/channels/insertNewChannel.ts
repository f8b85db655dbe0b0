import { insertChannel, insertMember } from "../../storage/queries/channels.ts";
import { noteChannel } from "../audit/noteMembership.ts";
import type { WriteContext } from "../context.ts";
import { type ChannelRow, emitToViewers, eventTs } from "./channelEvents.ts";
import { seeAgain } from "./seeAgain.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";

export interface NewChannel {
  readonly teamId: string;
  readonly kind: "public" | "private";
  readonly name: string;
  readonly purpose?: string;
  readonly creatorId: string;
  /** Whether the creator becomes the first member. */
  readonly isJoined: boolean;
  readonly isCode?: true;
}

/** Writes a channel whose name has been checked and is free. */
export async function insertNewChannel(ctx: WriteContext, input: NewChannel): Promise<SeenChannelRow> {
  const { nowMs } = ctx;
  const { purpose = "", creatorId } = input;
  const id = ctx.ids.next("channel");
  const key = await insertChannel(ctx.db, {
    id,
    team_id: input.teamId,
    kind: input.kind,
    name: input.name,
    is_general: 0,
    is_archived: 0,
    creator_id: creatorId,
    topic: "",
    topic_by: "",
    topic_ms: 0,
    purpose,
    purpose_by: purpose === "" ? "" : creatorId,
    purpose_ms: purpose === "" ? 0 : nowMs,
    created_ms: nowMs,
    updated_ms: nowMs,
    last_ts: 0,
    is_code: input.isCode ? 1 : 0,
  });
  const member = { channel_key: key, user_id: creatorId, joined_ms: nowMs, last_read_ts: 0 };
  if (input.isJoined) await insertMember(ctx.db, member);
  const channel = await seeAgain(ctx, id);
  await noteChannel(ctx, channel, "created");
  await emitToViewers(ctx, channel, "channel_created", {
    channel: describeNew(channel, input.name),
    event_ts: eventTs(ctx),
  });
  return channel;
}

/** The channel as its event contains it: the fields that are the same for every receiver. */
export function describeNew(channel: ChannelRow, name: string) {
  const isPrivate = channel.kind === "private";
  const noteOf = (value: string, creator: string, setMs: number) => {
    return { value, creator, last_set: Math.floor(setMs / 1000) };
  };
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
    topic: noteOf(channel.topic, channel.topic_by, channel.topic_ms),
    purpose: noteOf(channel.purpose, channel.purpose_by, channel.purpose_ms),
  };
}
