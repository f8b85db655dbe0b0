import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { lockChannel, type OpenedChannelRow } from "../../storage/queries/channels.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import type { Db } from "../../storage/db.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { accessJoinedChannel, type JoinedAccessCode, seeChannel } from "./accessChannel.ts";
import { isBarredIn } from "./barriers.ts";

export type { MessageRow } from "../../storage/tables/messages.ts";

/** A message is named by its channel and its timestamp. */
export interface MessageName {
  readonly channelId: string;
  readonly ts: string;
}

export interface SeenMessage {
  readonly channel: OpenedChannelRow;
  readonly message: MessageRow;
}

type NameCode = "bad_timestamp" | "message_not_found";
export type ReadableAccessCode = "channel_not_found" | "no_permission" | "access_denied" | "ekm_access_denied";
export type MessageAccessCode = NameCode | ReadableAccessCode;
export type MessageChangeCode = NameCode | JoinedAccessCode;

/** The access check for reading a conversation, for methods whose own scope is enough; an app has to be a member. */
export async function accessReadableChannel(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ channel: OpenedChannelRow }, ReadableAccessCode>> {
  const channel = await seeChannel(ctx, id);
  if (!channel) return refuse("channel_not_found");
  if (!channel.is_member && ctx.caller.kind === "bot") return refuse("no_permission");
  if (await isBarredIn(ctx, channel)) return refuse("access_denied");
  return channel.is_key_suspended ? refuse("ekm_access_denied") : succeed({ channel });
}

/** The only access check for reading one message. */
export async function accessMessage(
  ctx: ReadContext,
  named: MessageName,
): Promise<Outcome<SeenMessage, MessageAccessCode>> {
  const seen = await accessReadableChannel(ctx, named.channelId);
  if (!seen.ok) return seen;
  const found = await findMessage(ctx.db, seen.channel.key, named.ts);
  return found.ok ? succeed({ channel: seen.channel, message: found.message }) : found;
}

/**
 * The only access check for changing one message: the caller is in its channel, and until the commit no other caller
 * changes it. It is read after the lock, or what another server has just written would be written over.
 */
export async function accessMessageToChange(
  ctx: WriteContext,
  named: MessageName,
): Promise<Outcome<SeenMessage, MessageChangeCode>> {
  const joined = await accessJoinedChannel(ctx, named.channelId);
  if (!joined.ok) return joined;
  const { channel } = joined;
  await lockChannel(ctx.db, channel.key);
  const found = await findMessage(ctx.db, channel.key, named.ts);
  return found.ok ? succeed({ channel, message: found.message }) : found;
}

async function findMessage(
  db: Db,
  channelKey: number,
  ts: string,
): Promise<Outcome<{ message: MessageRow }, NameCode>> {
  const us = parseTs(ts);
  if (us === undefined) return refuse("bad_timestamp");
  const message = await selectMessage(db, channelKey, us);
  return message ? succeed({ message }) : refuse("message_not_found");
}
