import {
  addActivity,
  addActivityParts,
  type CountedPerson,
  insertActs,
  selectCounted,
} from "../../storage/queries/messageActs.ts";
import type { MessageActivityRow } from "../../storage/tables/messageActivity.ts";
import type { MessageActivityPartRow } from "../../storage/tables/messageActivityParts.ts";
import type { ActKind } from "../../storage/tables/messageActs.ts";
import type { WriteContext } from "../context.ts";

export type { ActKind } from "../../storage/tables/messageActs.ts";

/** Something that the caller did with a message. */
export interface Act {
  readonly ts: number;
  readonly kind: ActKind;
}

type Counter = Exclude<keyof MessageActivityRow, "channel_key" | "ts">;

const counterOf: Record<ActKind, Counter> = {
  view: "views",
  view_desktop: "desktop_views",
  view_mobile: "mobile_views",
  view_web: "web_views",
  reaction: "reactions",
  share: "shares",
  click: "clicks",
};

/**
 * Counts what the caller did, each thing once per person however often it is done: the counters rise in the same
 * transaction as the row that says so is written, and only with it. Apps are not counted, nor is anything in direct
 * messages, in workspaces outside any org, and in orgs that have switched it off: there nobody could ask for it.
 * The messages are known to be there, and the caller to see them.
 */
export async function recordActs(ctx: WriteContext, channelKey: number, acts: readonly Act[]): Promise<void> {
  const { kind, userId } = ctx.caller;
  if (kind !== "user" || acts.length === 0) return;
  const [person] = await selectCounted(ctx.db, channelKey, userId);
  if (!person) return;
  const rows = acts.map((act) => ({ channel_key: channelKey, ts: act.ts, kind: act.kind, user_id: userId }));
  // In one order for everybody: two transactions that take the same rows in opposite orders would block each other.
  rows.sort((a, b) => a.ts - b.ts || (a.kind < b.kind ? -1 : 1));
  const fresh = await insertActs(ctx.db, rows);
  if (fresh.length === 0) return;
  const counted = countByMessage(channelKey, fresh);
  await addActivity(ctx.db, counted);
  const parts = counted.flatMap((row) => partsOf(row, person));
  if (parts.length > 0) await addActivityParts(ctx.db, parts);
}

function countByMessage(channelKey: number, acts: readonly Act[]): MessageActivityRow[] {
  const byTs = new Map<number, MessageActivityRow>();
  for (const { ts, kind } of acts.toSorted((a, b) => a.ts - b.ts)) {
    const row = byTs.get(ts) ?? { channel_key: channelKey, ts, ...nothing };
    byTs.set(ts, { ...row, [counterOf[kind]]: 1 });
  }
  return [...byTs.values()];
}

const nothing = { views: 0, desktop_views: 0, mobile_views: 0, web_views: 0, reactions: 0, shares: 0, clicks: 0 };

function partsOf(row: MessageActivityRow, { team_id, department }: CountedPerson): MessageActivityPartRow[] {
  const { channel_key, ts, views, reactions, shares, clicks } = row;
  // A second view on another kind of client counts as new for that client only.
  if (views + reactions + shares + clicks === 0) return [];
  const counts = { channel_key, ts, views, reactions, shares, clicks };
  const team = { ...counts, part: "team" as const, name: team_id };
  return department === "" ? [team] : [{ ...counts, part: "department", name: department }, team];
}
