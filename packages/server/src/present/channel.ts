import { printTs } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { SeenChannelRow } from "../domain/access/accessChannel.ts";
import { seconds } from "./timestamp.ts";

const noteSchema = Type.Object({
  value: Type.String(),
  creator: Type.String(),
  last_set: Type.Integer(),
});

/** A conversation of any kind; a DM has `user` and no name, all others have a name and no `user`. */
export const channelSchema = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String()),
  name_normalized: Type.Optional(Type.String()),
  user: Type.Optional(Type.String({ description: "The other person of a DM." })),
  is_channel: Type.Boolean(),
  is_group: Type.Boolean(),
  is_im: Type.Boolean(),
  is_mpim: Type.Boolean(),
  is_private: Type.Boolean(),
  is_archived: Type.Boolean(),
  is_general: Type.Boolean(),
  is_shared: Type.Boolean(),
  is_ext_shared: Type.Boolean(),
  is_org_shared: Type.Boolean(),
  is_pending_ext_shared: Type.Boolean(),
  is_member: Type.Boolean(),
  unlinked: Type.Integer(),
  created: Type.Integer(),
  creator: Type.String(),
  updated: Type.Integer({ description: "Milliseconds, unlike the other times." }),
  context_team_id: Type.String(),
  shared_team_ids: Type.Array(Type.String()),
  pending_shared: Type.Array(Type.String()),
  pending_connected_team_ids: Type.Array(Type.String()),
  previous_names: Type.Array(Type.String()),
  topic: noteSchema,
  purpose: noteSchema,
  last_read: Type.Optional(Type.String({ description: "For members only." })),
  num_members: Type.Optional(Type.Integer({ description: "Only when `include_num_members` is given." })),
  locale: Type.Optional(Type.String({ description: "Only when `include_locale` is given." })),
});

export interface ChannelExtras {
  readonly memberCount?: number | undefined;
  readonly locale?: string | undefined;
}

export function presentChannel(channel: SeenChannelRow, extras: ChannelExtras = {}): Static<typeof channelSchema> {
  const isIm = channel.kind === "im";
  return {
    id: channel.id,
    ...(channel.name === null ? {} : { name: channel.name, name_normalized: channel.name }),
    ...(isIm ? { user: channel.partner_id ?? channel.creator_id } : {}),
    is_channel: channel.kind === "public",
    is_group: channel.kind === "private",
    is_im: isIm,
    is_mpim: channel.kind === "mpim",
    is_private: channel.kind !== "public",
    is_archived: channel.is_archived === 1,
    is_general: channel.is_general === 1,
    is_shared: false,
    is_ext_shared: false,
    is_org_shared: false,
    is_pending_ext_shared: false,
    is_member: channel.is_member === 1,
    unlinked: 0,
    created: seconds(channel.created_ms),
    creator: channel.creator_id,
    updated: channel.updated_ms,
    context_team_id: channel.team_id,
    shared_team_ids: [channel.team_id],
    pending_shared: [],
    pending_connected_team_ids: [],
    previous_names: [],
    topic: { value: channel.topic, creator: channel.topic_by, last_set: seconds(channel.topic_ms) },
    purpose: { value: channel.purpose, creator: channel.purpose_by, last_set: seconds(channel.purpose_ms) },
    ...(channel.last_read_ts === null ? {} : { last_read: printTs(channel.last_read_ts) }),
    ...(extras.memberCount === undefined ? {} : { num_members: extras.memberCount }),
    ...(extras.locale === undefined ? {} : { locale: extras.locale }),
  };
}
