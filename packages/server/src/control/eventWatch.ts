import { limits } from "@platform/protocol";
import type { PresentEvent } from "../domain/events/presentEvent.ts";
import type { Db } from "../storage/db.ts";
import { type OutboxPosition, selectOutboxAfter, selectOutboxEnd } from "../storage/queries/outbox.ts";
import { countOutboxThrough, selectOutboxNewest } from "../storage/queries/outboxNewest.ts";
import type { OutboxRow } from "../storage/tables/outbox.ts";
import type { CallLog } from "./callLog.ts";
import { type Causes, requestIn, writeIn } from "./causes.ts";

const pageSize = 200;

export interface EventWatch {
  /** From now on committed events go into the log. */
  start(): Promise<void>;
  /** Copies the events that were committed since. */
  copyEvents(): Promise<void>;
}

interface Copied extends OutboxRow {
  /** A place in the log behind the event. */
  readonly readBy: number;
}

interface EventWatchOptions {
  readonly db: Db;
  readonly callLog: CallLog;
  readonly causes: Causes;
  readonly present: PresentEvent;
}

/** Copies committed events into the log, on request: the log is rarely read, and polling would slow down every test. */
export function watchEvents({ db, callLog, causes, present }: EventWatchOptions): EventWatch {
  let position: OutboxPosition | undefined;
  let turn = Promise.resolve();

  async function catchUp(): Promise<void> {
    position ??= await selectOutboxEnd(db);
    position = await skipOldest(position);
    const rows: Copied[] = [];
    // To the end, where that is near: an event without a cause finds its place by those that follow it.
    while (rows.length < 2 * limits.log_entries_max) {
      const page = await selectOutboxAfter(db, position, pageSize);
      // They were committed before this moment; calls that begin while later pages are read come after them.
      const readBy = callLog.begin().order;
      rows.push(...page.map((row) => ({ ...row, readBy })));
      position = page.at(-1) ?? position;
      if (page.length < pageSize) break;
    }
    addAll(rows);
  }

  /** Of more events than the log can hold, the newest are read. */
  async function skipOldest(from: OutboxPosition): Promise<OutboxPosition> {
    const before = await selectOutboxNewest(db, from, limits.log_entries_max);
    if (!before) return from;
    callLog.skip(await countOutboxThrough(db, from, before));
    return before;
  }

  /** From the last one back: an event without a known cause happened at least before those that follow it. */
  function addAll(rows: readonly Copied[]): void {
    let bound = Number.POSITIVE_INFINITY;
    const orders = rows.map(() => 0);
    for (let at = rows.length - 1; at >= 0; at--) {
      const row = rows[at];
      if (!row) continue;
      const write = writeIn(causes, row.cause);
      const latest = Math.min(bound, row.readBy, causes.queued.get(row.id) ?? bound);
      orders[at] = write ? write.order : Math.min(latest, callLog.orderAt(row.at_ms));
      bound = write ? write.requestOrder - 0.5 : (orders[at] ?? bound);
    }
    rows.forEach((row, at) => add(row, orders[at] ?? 0));
  }

  function add({ id, at_ms, type, team_id, channel_id, cause, payload: json }: OutboxRow, order: number): void {
    const payload = present({ type, json }, []);
    callLog.add({
      kind: "event",
      atMs: at_ms,
      order,
      type,
      teamId: team_id,
      channelId: channel_id ?? undefined,
      outboxId: id,
      requestId: requestIn(cause),
      appId: writeIn(causes, cause)?.appId,
      payload,
      size: payload.length,
    });
  }

  return {
    async start() {
      position = await selectOutboxEnd(db);
    },
    // One after another: two at once would both add the same events.
    copyEvents: () => (turn = turn.then(catchUp, catchUp)),
  };
}
