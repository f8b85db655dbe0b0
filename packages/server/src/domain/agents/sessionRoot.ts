import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { selectCodeChannel } from "../../storage/queries/codeChannels.ts";
import { lockChannel, type OpenedChannelRow } from "../../storage/queries/channels.ts";
import type { AgentSessionRow } from "../../storage/tables/agentSessions.ts";
import type { Db } from "../../storage/db.ts";
import { accessChannelToSpeak, accessJoinedChannel } from "../access/accessChannel.ts";
import type { WriteContext } from "../context.ts";
import { findThread } from "../messages/findThread.ts";

/** What a session is about: the first message of its thread, or a whole code channel, which has the timestamp 0. */
export interface SessionRoot {
  readonly ts: number;
  readonly user_id: string;
  /** What gives the session its title while it has none. */
  readonly body: string;
}

/** A session as methods name it: without a thread it is a code channel. */
export interface SessionName {
  readonly channelId: string;
  readonly threadTs: string | undefined;
}

export type SessionCode = "channel_not_found" | "invalid_thread_ts";

export interface SessionPlace {
  readonly channel: OpenedChannelRow;
  readonly root: SessionRoot;
}

/** The timestamp that stands for a session without a thread. */
export const wholeChannel = 0;

export function channelRoot({ name }: { readonly name: string | null }): SessionRoot {
  return { ts: wholeChannel, user_id: "", body: JSON.stringify({ text: name ?? "" }) };
}

/** How events and answers name the thread of a session; nothing for a code channel. */
export function printThread({ thread_ts: ts }: Pick<AgentSessionRow, "thread_ts">): { thread_ts?: string } {
  return ts === wholeChannel ? {} : { thread_ts: printTs(ts) };
}

/** The session that a thread belongs to: in a code channel that is the session of the channel. */
export async function sessionRootOf<Root extends Pick<SessionRoot, "ts" | "body">>(
  db: Db,
  channel: { readonly key: number; readonly name: string | null },
  root: Root,
): Promise<Root | SessionRoot> {
  return (await selectCodeChannel(db, channel.key)) ? channelRoot(channel) : root;
}

/** A session that the calling app may speak in. Nobody else changes the channel until the commit. */
export async function lockSession(ctx: WriteContext, named: SessionName): Promise<Outcome<SessionPlace, SessionCode>> {
  const seen = await accessChannelToSpeak(ctx, named.channelId);
  return seen.ok ? lockRoot(ctx, seen.channel, named) : refuse("channel_not_found", seen.error);
}

/** A session for a person who is in its conversation. */
export async function lockAsPerson(ctx: WriteContext, named: SessionName): Promise<Outcome<SessionPlace, SessionCode>> {
  const joined = await accessJoinedChannel(ctx, named.channelId);
  return joined.ok ? lockRoot(ctx, joined.channel, named) : refuse("channel_not_found", joined.error);
}

async function lockRoot(
  ctx: WriteContext,
  channel: OpenedChannelRow,
  { threadTs }: SessionName,
): Promise<Outcome<SessionPlace, "invalid_thread_ts">> {
  await lockChannel(ctx.db, channel.key);
  const isWhole = (await selectCodeChannel(ctx.db, channel.key)) !== undefined;
  if (threadTs === undefined) {
    return isWhole
      ? succeed({ channel, root: channelRoot(channel) })
      : refuse("invalid_thread_ts", "missing required field: thread_ts");
  }
  if (isWhole) return refuse("invalid_thread_ts", "a code channel is one session: leave out thread_ts");
  const root = await findThread(ctx.db, channel.key, threadTs);
  return root ? succeed({ channel, root }) : refuse("invalid_thread_ts");
}
