import { type RawBuilder, sql } from "kysely";
import type { Reader } from "./readable.ts";

/** What a search asks of messages besides their words; undefined where it does not matter. */
export interface MessageFilter {
  readonly isPinned?: boolean | undefined;
  readonly hasFile?: boolean | undefined;
  /** Whether it is a reply, or has replies. */
  readonly isInThread?: boolean | undefined;
  readonly isReply?: boolean | undefined;
  /** Whether it is in a DM or group DM. */
  readonly isDirect?: boolean | undefined;
  /** Reactions that are all there or, each of them, not there; any of them where there is no name. */
  readonly reactions?: readonly ReactionFilter[] | undefined;
  /** People who take part in the thread or the DM, each of them, or none of them. */
  readonly participants?: readonly { readonly userId: string; readonly isNot: boolean }[] | undefined;
}

export interface ReactionFilter {
  readonly name?: string;
  /** Whether it has to be the reader's own. */
  readonly isMine?: boolean;
  readonly isNot: boolean;
}

export interface Condition {
  readonly holds: RawBuilder<boolean>;
  readonly isWanted: boolean;
}

export function isOrNot({ holds, isWanted }: Condition): RawBuilder<boolean> {
  return isWanted ? holds : sql<boolean>`not (${holds})`;
}

/** The filter as conditions on the message that the row `at` names, in the channel `c`. */
export function messageConditions(filter: MessageFilter, at: "d" | "s", { userId }: Reader): Condition[] {
  const m = messageIn(at);
  const asked: readonly [RawBuilder<boolean>, boolean | undefined][] = [
    [sql<boolean>`exists (select 1 from pins p where ${m.is("p")})`, filter.isPinned],
    [sql<boolean>`exists (select 1 from file_shares fs where ${m.is("fs")})`, filter.hasFile],
    [m.isMessage(sql`(n.thread_ts > 0 or n.reply_count > 0)`), filter.isInThread],
    [m.isMessage(sql`n.thread_ts > 0`), filter.isReply],
    [isDirect, filter.isDirect],
  ];
  return [
    ...asked.flatMap(([holds, isWanted]) => (isWanted === undefined ? [] : [{ holds, isWanted }])),
    ...(filter.reactions ?? []).map(({ isNot, ...reaction }) => ({
      holds: sql<boolean>`exists (select 1 from reactions r where ${m.is("r")}${isReaction(reaction, userId)})`,
      isWanted: !isNot,
    })),
    ...(filter.participants ?? []).map(({ userId: participant, isNot }) => ({
      holds: sql<boolean>`(${isDirectWith(participant)} or ${m.isMessage(isInThreadOf(participant))})`,
      isWanted: !isNot,
    })),
  ];
}

const isDirect = sql<boolean>`c.kind in ('im', 'mpim')`;

function messageIn(at: "d" | "s") {
  const is = (table: string) =>
    sql`${sql.ref(`${table}.channel_key`)} = ${sql.ref(`${at}.channel_key`)} and ${sql.ref(`${table}.ts`)} = ${sql.ref(`${at}.ts`)}`;
  return {
    is,
    isMessage: (holds: RawBuilder<unknown>) =>
      sql<boolean>`exists (select 1 from messages n where ${is("n")} and ${holds})`,
  };
}

/** In every tone of skin: after the name of an emoji its tone stands behind two colons. */
function isReaction({ name, isMine }: Pick<ReactionFilter, "name" | "isMine">, userId: string) {
  const isIt =
    name === undefined ? sql`` : sql` and (r.name = ${name} or (r.name > ${`${name}::`} and r.name < ${`${name}:;`}))`;
  return isMine === true ? sql`${isIt} and r.user_id = ${userId}` : isIt;
}

function isDirectWith(userId: string) {
  return sql`(${isDirect} and exists (
    select 1 from channel_members dm where dm.channel_key = c.key and dm.user_id = ${userId}))`;
}

/** Who replied, or wrote the message that has the replies. */
function isInThreadOf(userId: string) {
  return sql`((n.thread_ts > 0 or n.reply_count > 0) and (
    exists (select 1 from thread_members tm where tm.channel_key = n.channel_key and tm.reply_count > 0
      and tm.thread_ts = case when n.thread_ts > 0 then n.thread_ts else n.ts end and tm.user_id = ${userId})
    or exists (select 1 from messages root where root.channel_key = n.channel_key and root.thread_ts = 0
      and root.ts = case when n.thread_ts > 0 then n.thread_ts else n.ts end and root.user_id = ${userId})))`;
}
