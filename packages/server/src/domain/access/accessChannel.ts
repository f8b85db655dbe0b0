import { isIdShaped, type Outcome, refuse, refuseScope, succeed } from "@platform/protocol";
import { conversationScope } from "@platform/protocol/conversationScopes.ts";
import { type OpenedChannelRow, type SeenChannelRow, selectSeenChannel } from "../../storage/queries/channels.ts";
import { isGuest } from "../caller.ts";
import { isSharedWith } from "../connections/sharing.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { accessList } from "./accessList.ts";
import { isBarredIn } from "./barriers.ts";
import { checkPosting, type PostingCode, type PostPlace } from "./checkPosting.ts";

export type { SeenChannelRow } from "../../storage/queries/channels.ts";
export type { ChannelKind } from "../../storage/tables/channels.ts";

/** Besides what the method says of itself: a barrier may forbid it, or the key of the messages may be suspended. */
export type AccessCode = "channel_not_found" | "missing_scope" | "access_denied" | "ekm_access_denied";
export type JoinedAccessCode =
  | "channel_not_found"
  | "not_in_channel"
  | "no_permission"
  | "is_archived"
  | "access_denied"
  | "ekm_access_denied";
export type PostAccessCode = JoinedAccessCode | PostingCode;

/**
 * The only door to a conversation. What the caller may not see answers exactly like what does not exist.
 * `right` is the second half of the scope that this kind of conversation asks for, such as `read` or `history`.
 */
export async function accessChannel(
  ctx: ReadContext,
  id: string,
  right: "read" | "history",
): Promise<Outcome<{ channel: SeenChannelRow }, AccessCode>> {
  const channel = await seeChannel(ctx, id);
  if (!channel) return refuse("channel_not_found");
  const checked = await checkReading(ctx, channel, right);
  return checked.ok ? succeed({ channel }) : checked;
}

/** Whether the caller may read in a conversation that the caller can see. */
export async function checkReading(
  ctx: ReadContext,
  channel: OpenedChannelRow,
  right: "read" | "history",
): Promise<Outcome<object, Exclude<AccessCode, "channel_not_found">>> {
  const needed = conversationScope(channel.kind, right);
  if (!ctx.caller.scopes.includes(needed)) return refuseScope([needed], ctx.caller.scopes);
  if (await isBarredIn(ctx, channel)) return refuse("access_denied");
  if (right === "history" && channel.is_key_suspended) return refuse("ekm_access_denied");
  return succeed({});
}

/** The access check for changing something in a conversation that the caller is in. */
export async function accessJoinedChannel(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ channel: OpenedChannelRow }, JoinedAccessCode>> {
  const channel = await seeChannel(ctx, id);
  return channel ? checkJoined(ctx, channel, channel.is_member === 1) : refuse("channel_not_found");
}

/** The access check for posting in a conversation, and for deleting one's own messages there. */
export async function accessChannelToSpeak(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ channel: OpenedChannelRow }, JoinedAccessCode>> {
  const channel = await seeChannel(ctx, id);
  if (!channel) return refuse("channel_not_found");
  const isIn = channel.is_member === 1 || isOpenToBot(ctx, channel);
  // Nobody speaks where they are not, apps neither; that a permission is lacking would not say what to do.
  if (!isIn && !channel.is_archived) return refuse("not_in_channel");
  return checkJoined(ctx, channel, isIn);
}

/**
 * For posting one message: the scope is the method's own, so only being able to see the channel, being in it and what
 * administrators have decided count here. It counts the message where the workspace has a quota, so it is asked once,
 * in the transaction that writes the message.
 */
export async function accessChannelToPost(
  ctx: WriteContext,
  id: string,
  place: PostPlace = {},
): Promise<Outcome<{ channel: SeenChannelRow }, PostAccessCode>> {
  const joined = await accessChannelToSpeak(ctx, id);
  if (!joined.ok) return joined;
  const { channel } = joined;
  const checked = await checkPosting(ctx, channel, place);
  return checked.ok ? succeed({ channel }) : checked;
}

/** The refusal for an app names the missing permission, the one for a person the missing membership: an app is invited, a person joins. */
async function checkJoined(
  ctx: ReadContext,
  channel: OpenedChannelRow,
  isIn: boolean,
): Promise<Outcome<{ channel: OpenedChannelRow }, JoinedAccessCode>> {
  if (channel.is_archived) return refuse("is_archived");
  if (!isIn) return refuse(ctx.caller.kind === "bot" ? "no_permission" : "not_in_channel");
  if (await isBarredIn(ctx, channel)) return refuse("access_denied");
  if (channel.is_key_suspended) return refuse("ekm_access_denied");
  return succeed({ channel });
}

/** The conversation when the caller can read in it now; for deciding about what was shown there, such as a file. */
export async function findReadableChannel(ctx: ReadContext, id: string): Promise<SeenChannelRow | undefined> {
  const channel = await seeChannel(ctx, id);
  if (!channel || channel.is_key_suspended) return undefined;
  return (await isBarredIn(ctx, channel)) ? undefined : channel;
}

/** With this scope an app speaks in public channels without having been invited. */
function isOpenToBot({ caller }: ReadContext, channel: OpenedChannelRow): boolean {
  const isOwn = caller.kind === "bot" && channel.team_id === caller.teamId;
  return isOwn && channel.kind === "public" && caller.scopes.includes("chat:write.public");
}

/** What the caller can see at all, whatever for; the doors in this folder ask it, and nobody else. */
export async function seeChannel(ctx: ReadContext, id: string): Promise<OpenedChannelRow | undefined> {
  const channel = await findChannel(ctx, id);
  if (channel?.kind !== "record") return channel;
  // People who have the list through a channel are in the conversation without a row of their own.
  return (await isReadableRecord(ctx, channel)) ? { ...channel, is_member: 1 } : undefined;
}

/** The conversation about a record is accessible to every caller who can access the list. */
export async function isReadableRecord(ctx: ReadContext, channel: OpenedChannelRow): Promise<boolean> {
  return channel.list_id !== null && (await accessList(ctx, channel.list_id)).ok;
}

/** Includes the conversation about a record whose list is gone, which is only needed to notify its members. */
export async function findChannel(ctx: ReadContext, id: string): Promise<OpenedChannelRow | undefined> {
  if (!isIdShaped(id)) return undefined;
  const channel = await selectSeenChannel(ctx.db, id, ctx.caller.userId);
  if (!channel || !isHere(ctx, channel)) return undefined;
  if (channel.is_member) return channel;
  if (channel.kind === "record") return (await isReadableRecord(ctx, channel)) ? channel : undefined;
  return channel.kind === "public" && !isGuest(ctx.caller) ? channel : undefined;
}

/** In its own workspace, and in those that it is shared with. */
function isHere({ caller }: ReadContext, channel: OpenedChannelRow): boolean {
  return channel.team_id === caller.teamId || isSharedWith(channel, caller.teamId);
}
