import { printTs } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { SeenChannelRow } from "../domain/access/accessChannel.ts";
import type { CanvasTab, Unread } from "../domain/channels/readChannel.ts";
import { messageSchema } from "./message.ts";
import type { Sharing } from "../domain/connections/sharing.ts";
import type { Posters, PostingPolicy } from "../domain/policies/postingPolicy.ts";
import { seconds } from "./timestamp.ts";

const noteSchema = Type.Object({
  value: Type.String(),
  creator: Type.String(),
  last_set: Type.Integer(),
});

const sharedFields = {
  conversation_host_id: Type.Optional(Type.String({ description: "Where it is at home, when it is shared." })),
  connected_team_ids: Type.Optional(Type.Array(Type.String(), { description: "When some are outside the org." })),
  connected_limited_team_ids: Type.Optional(Type.Array(Type.String(), { description: "Empty: nobody is limited." })),
  is_global_shared: Type.Optional(Type.Boolean({ description: "False: each workspace is connected by itself." })),
  is_org_default: Type.Optional(Type.Boolean({ description: "False: an org adds nobody to its channels." })),
  is_org_mandatory: Type.Optional(Type.Boolean({ description: "False, for the same reason." })),
};

const restrictedSchema = Type.Object({ type: Type.Array(Type.String()), user: Type.Array(Type.String()) });
const postingFields = {
  is_read_only: Type.Optional(Type.Boolean({ description: "Where administrators decided who may post." })),
  is_thread_only: Type.Optional(Type.Boolean()),
  is_non_threadable: Type.Optional(Type.Boolean()),
};

const propertiesSchema = Type.Object(
  {
    posting_restricted_to: Type.Optional(restrictedSchema),
    threads_restricted_to: Type.Optional(restrictedSchema),
    canvas: Type.Optional(
      Type.Object({ file_id: Type.String(), is_empty: Type.Boolean(), quip_thread_id: Type.String() }),
    ),
    tabs: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          type: Type.String(),
          label: Type.String(),
          data: Type.Object({ file_id: Type.String() }),
        }),
      ),
    ),
  },
  { description: "Who may post, where administrators decided it; in `conversations.info` the canvases as well." },
);

/** A conversation of any kind; a DM has `user` and no name, all others have a name and no `user`. */
export const channelSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.Optional(Type.String()),
    name_normalized: Type.Optional(Type.String()),
    user: Type.Optional(Type.String({ description: "The other person of a DM." })),
    is_user_deleted: Type.Optional(Type.Boolean({ description: "Of a DM: whether that person was deactivated." })),
    is_open: Type.Optional(
      Type.Boolean({
        description: "Whether it is in the caller's list; absent for a channel that the caller is not in.",
      }),
    ),
    priority: Type.Integer({ description: "Always 0: clients sort conversations themselves." }),
    is_channel: Type.Boolean(),
    is_group: Type.Boolean(),
    is_im: Type.Boolean(),
    is_mpim: Type.Boolean(),
    is_private: Type.Boolean(),
    is_archived: Type.Boolean(),
    is_general: Type.Boolean(),
    is_code_channel: Type.Optional(
      Type.Boolean({ description: "True for a channel that is one session with an agent." }),
    ),
    is_shared: Type.Boolean(),
    is_ext_shared: Type.Boolean(),
    is_org_shared: Type.Boolean(),
    is_pending_ext_shared: Type.Boolean(),
    is_member: Type.Boolean(),
    is_starred: Type.Optional(
      Type.Boolean({ description: "Whether the caller starred it; when one is read or listed." }),
    ),
    unlinked: Type.Integer(),
    created: Type.Integer(),
    creator: Type.String(),
    updated: Type.Integer({ description: "Milliseconds, unlike the other times." }),
    context_team_id: Type.String(),
    shared_team_ids: Type.Array(Type.String(), { description: "The workspace it is at home in first." }),
    internal_team_ids: Type.Array(Type.String(), { description: "The workspaces of one org that share it." }),
    is_moved: Type.Integer({ description: "Always 0: a channel stays in its workspace." }),
    ...sharedFields,
    ...postingFields,
    pending_shared: Type.Array(Type.String()),
    pending_connected_team_ids: Type.Array(Type.String()),
    previous_names: Type.Array(Type.String(), { description: "The latest last." }),
    topic: noteSchema,
    purpose: noteSchema,
    last_read: Type.Optional(Type.String({ description: "For members only." })),
    unread_count: Type.Optional(Type.Integer({ description: "For members only: at most 1,000 are counted." })),
    unread_count_display: Type.Optional(Type.Integer({ description: "The same without comings and goings." })),
    latest: Type.Optional(Type.Unsafe<Static<typeof messageSchema>>(messageSchema)),
    num_members: Type.Optional(Type.Integer({ description: "In lists, and when `include_num_members` is given." })),
    locale: Type.Optional(Type.String({ description: "Only when `include_locale` is given." })),
    properties: Type.Optional(propertiesSchema),
  },
  { title: "Channel" },
);

export interface ChannelExtras {
  readonly countMembers?: boolean;
  readonly locale?: string | undefined;
  readonly unread?: Unread | undefined;
  readonly isStarred?: boolean;
  readonly tabs?: readonly CanvasTab[] | undefined;
}

export function presentChannel(channel: SeenChannelRow, extras: ChannelExtras = {}): Static<typeof channelSchema> {
  const sharing = channel.sharing === null ? undefined : (JSON.parse(channel.sharing) as Sharing);
  return {
    id: channel.id,
    ...(channel.name === null ? {} : { name: channel.name, name_normalized: channel.name }),
    ...presentDirect(channel),
    is_channel: channel.kind === "public",
    is_group: channel.kind === "private",
    is_im: channel.kind === "im",
    is_mpim: channel.kind === "mpim",
    is_private: channel.kind !== "public",
    is_archived: channel.is_archived === 1,
    is_general: channel.is_general === 1,
    ...(channel.is_code === 1 && { is_code_channel: true }),
    is_shared: sharing !== undefined,
    is_ext_shared: sharing?.isExternal === true,
    is_org_shared: sharing?.isExternal === false,
    is_pending_ext_shared: false,
    is_member: channel.is_member === 1,
    ...(extras.isStarred === undefined ? {} : { is_starred: extras.isStarred }),
    unlinked: 0,
    created: seconds(channel.created_ms),
    creator: channel.creator_id,
    updated: channel.updated_ms,
    context_team_id: channel.team_id,
    shared_team_ids: [channel.team_id, ...(sharing?.teamIds ?? [])],
    internal_team_ids: sharing?.isExternal === false ? [channel.team_id, ...sharing.teamIds] : [],
    is_moved: 0,
    ...presentSharing(channel, sharing),
    ...presentPosting(channel, extras.tabs ?? []),
    pending_shared: [],
    pending_connected_team_ids: [],
    previous_names: channel.previous_names === "[]" ? [] : (JSON.parse(channel.previous_names) as string[]),
    topic: { value: channel.topic, creator: channel.topic_by, last_set: seconds(channel.topic_ms) },
    purpose: { value: channel.purpose, creator: channel.purpose_by, last_set: seconds(channel.purpose_ms) },
    ...(channel.last_read_ts === null ? {} : { last_read: printTs(channel.last_read_ts) }),
    ...presentUnread(extras.unread),
    ...(extras.countMembers ? { num_members: channel.member_count } : {}),
    ...(extras.locale === undefined ? {} : { locale: extras.locale }),
  };
}

function presentTabs(tabs: readonly CanvasTab[]): Static<typeof propertiesSchema> {
  if (tabs.length === 0) return {};
  const own = tabs.find(({ isChannelCanvas }) => isChannelCanvas);
  const canvas = own && { file_id: own.fileId, is_empty: own.isEmpty, quip_thread_id: own.fileId };
  const shown = tabs.map(({ id, fileId }) => ({ id, type: "canvas", label: "", data: { file_id: fileId } }));
  return { ...(canvas ? { canvas } : {}), tabs: shown };
}

function presentSharing(channel: SeenChannelRow, sharing: Sharing | undefined) {
  if (!sharing) return {};
  return {
    conversation_host_id: channel.team_id,
    ...(sharing.isExternal ? { connected_team_ids: [...sharing.teamIds], connected_limited_team_ids: [] } : {}),
    is_global_shared: false,
    is_org_default: false,
    is_org_mandatory: false,
  };
}

/** Most channels have no policy, and their descriptions do not mention it. */
function presentPosting({ posting_policy: stored }: SeenChannelRow, tabs: readonly CanvasTab[]) {
  const canvases = presentTabs(tabs);
  if (stored === null) return tabs.length === 0 ? {} : { properties: canvases };
  const { mode, whoCanPost, canThread } = JSON.parse(stored) as PostingPolicy;
  return {
    is_read_only: mode === "read_only",
    is_thread_only: mode === "thread_only",
    is_non_threadable: mode === "non_threadable",
    properties: {
      ...(whoCanPost ? { posting_restricted_to: presentRestriction(whoCanPost) } : {}),
      ...(canThread ? { threads_restricted_to: presentRestriction(canThread) } : {}),
      ...canvases,
    },
  };
}

function presentRestriction({ ranks, userIds }: Posters) {
  return { type: [...ranks], user: [...userIds] };
}

/** The DM with oneself has no other person, so it is with its creator. */
function presentDirect(channel: SeenChannelRow) {
  if (channel.kind !== "im" && channel.kind !== "mpim")
    return { ...(channel.is_member === 1 ? { is_open: true } : {}), priority: 0 };
  const place = { is_open: channel.is_open === 1, priority: 0 };
  if (channel.kind === "mpim") return place;
  return {
    user: channel.partner_id ?? channel.creator_id,
    is_user_deleted: channel.is_partner_deleted === 1,
    ...place,
  };
}

function presentUnread(unread: Unread | undefined) {
  if (unread === undefined) return {};
  const { count, shown, latest } = unread;
  return {
    unread_count: count,
    unread_count_display: shown,
    ...(latest === undefined ? {} : { latest: JSON.parse(latest) as Static<typeof messageSchema> }),
  };
}

/** The answer of opening: the id alone, unless more was asked for. */
export const openedChannelSchema = Type.Object({ ...Type.Partial(channelSchema).properties, id: Type.String() });

const { is_member: _isMember, ...membershipProperties } = channelSchema.properties;

/** In a list of a person's own conversations, the membership flag says nothing. */
export const membershipSchema = Type.Object(membershipProperties);

export function presentMembership(
  channel: SeenChannelRow,
  extras: Pick<ChannelExtras, "isStarred">,
): Static<typeof membershipSchema> {
  const { is_member: _isMember, ...rest } = presentChannel(channel, extras);
  return rest;
}
