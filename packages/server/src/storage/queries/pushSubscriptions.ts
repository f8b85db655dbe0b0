import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { ChannelKind } from "../tables/channels.ts";
import type { PushSubscriptionRow, PushSubscriptionsTable } from "../tables/pushSubscriptions.ts";

const selectAny = readStatement<[], { has: number }>("select 1 as has from push_subscriptions limit 1");

/** Whether any browser wants notifications; most servers have none, and read no events for them. */
export async function selectHasSubscriptions(db: Db): Promise<boolean> {
  return (await selectAny(db)).length > 0;
}

const selectSession = readStatement<[userId: string, hashStart: string], { id: number; expires_ms: number }>(
  "select id, expires_ms from sessions where user_id = $1 and substr(hash, 1, 16) = $2 and revoked_ms is null",
);

/** The session that a caller is in, by the beginning of its hash, which the caller carries. */
export async function selectCallerSession(
  db: Db | Tx,
  userId: string,
  hashStart: string,
): Promise<{ readonly id: number; readonly expires_ms: number } | undefined> {
  return (await selectSession(db, userId, hashStart))[0];
}

/** A browser that subscribes again keeps its place; one that another person signed in to is theirs from here on. */
export async function upsertSubscription(tx: Tx, row: Insertable<PushSubscriptionsTable>): Promise<void> {
  const { session_id, sealed, expires_ms } = row;
  await tx.deleteFrom("push_subscriptions").where("id", "=", row.id).where("user_id", "<>", row.user_id).execute();
  await tx
    .insertInto("push_subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ session_id, sealed, expires_ms }))
    .execute();
}

/** Leaves the newest subscriptions of a person. */
export const deleteOldSubscriptions = writeStatement<[userId: string, max: number]>(`
  delete from push_subscriptions where user_id = $1 and id not in (
    select id from push_subscriptions where user_id = $1 order by created_ms desc, id limit $2)`);

const deleteOwn = writeStatement<[id: string, userId: string], { id: string }>(
  "delete from push_subscriptions where id = $1 and user_id = $2 returning id",
);

/** Whether it was there. */
export async function deleteOwnSubscription(tx: Tx, id: string, userId: string): Promise<boolean> {
  return (await deleteOwn(tx, id, userId)).length > 0;
}

/** Subscriptions of a person whose session is over, or who is no longer in any workspace. */
export const deleteEndedSubscriptions = writeStatement<[userId: string, nowMs: number]>(`
  delete from push_subscriptions where user_id = $1 and (
    session_id not in (select id from sessions where user_id = $1 and revoked_ms is null and expires_ms > $2)
    or not exists (select 1 from memberships where user_id = $1 and deactivated_ms is null))`);

export const deleteSubscription = writeStatement<[id: string]>("delete from push_subscriptions where id = $1");

export const updateSubscriptionSent = writeStatement<[id: string, nowMs: number]>(
  "update push_subscriptions set sent_ms = $2 where id = $1",
);

/** A member of a conversation with a browser that wants notifications, and what they have chosen. */
export interface PushCandidate {
  readonly channel_key: number;
  readonly kind: ChannelKind;
  readonly subscription_id: string;
  readonly user_id: string;
  readonly is_muted: number;
  readonly notify_level: NotifyLevel;
  readonly chosen: string | null;
  readonly is_follower: number | null;
  readonly thread_level: NotifyLevel | null;
}

/** Only subscriptions from before the message: what came earlier was never meant for them. */
export const selectPushCandidates = readStatement<
  [channelId: string, threadTs: number, authorId: string, atMs: number],
  PushCandidate
>(`select c.key as channel_key, c.kind, s.id as subscription_id, s.user_id, m.is_muted, m.notify_level, p.chosen, t.is_subscribed as is_follower,
    t.notify_level as thread_level
  from channels c
  join channel_members m on m.channel_key = c.key
  join push_subscriptions s on s.user_id = m.user_id
  left join preferences p on p.user_id = m.user_id
  left join thread_members t on t.channel_key = c.key and t.thread_ts = $2 and t.user_id = m.user_id
  where c.id = $1 and c.kind <> 'record' and m.user_id <> $3 and s.created_ms <= $4`);

/** The browser that a notification goes to, and what its person may know of the conversation now. */
export interface PushTarget extends Pick<PushSubscriptionRow, "user_id" | "sealed"> {
  readonly channel_id: string;
  readonly kind: ChannelKind;
  readonly channel_name: string | null;
  /** Of the profile of the person. */
  readonly locale: string;
  readonly last_read_ts: number;
  /** The workspace in which the person has the conversation. */
  readonly team_id: string;
  /** Where that workspace limits networks, texts stay in them. */
  readonly network_policy: string | null;
}

/** Nothing once the session is over, or the person is not in the conversation or the workspace. */
const selectTarget = readStatement<
  [id: string, channelKey: number, nowMs: number, seenMs: number],
  PushTarget
>(`select s.user_id, s.sealed, u.locale, c.id as channel_id, c.kind, c.name as channel_name, m.last_read_ts,
    w.id as team_id, w.network_policy
  from push_subscriptions s
  join sessions e on e.user_id = s.user_id and e.id = s.session_id
  join users u on u.id = s.user_id
  join channel_members m on m.channel_key = $2 and m.user_id = s.user_id
  join channels c on c.key = m.channel_key
  join memberships b on b.user_id = s.user_id
  join teams w on w.id = b.team_id
  where s.id = $1 and e.revoked_ms is null and e.code_due = 0 and e.expires_ms > $3 and e.last_seen_ms > $4
    and b.deactivated_ms is null and (b.expires_ms is null or b.expires_ms > $3)
    and (b.team_id = c.team_id or b.team_id in (select t.team_id from channel_teams t where t.channel_key = c.key))
    and w.deleted_ms is null and w.move is null and c.key_suspended_ms is null
    and (w.two_factor_required = 0 or u.two_factor_ms is not null)
  order by case when b.team_id = c.team_id then 0 else 1 end, b.team_id limit 1`);

export async function selectPushTarget(
  db: Db,
  target: { readonly id: string; readonly channelKey: number; readonly nowMs: number; readonly seenMs: number },
): Promise<PushTarget | undefined> {
  return (await selectTarget(db, target.id, target.channelKey, target.nowMs, target.seenMs))[0];
}
