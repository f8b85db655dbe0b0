import { limits } from "@platform/protocol";
import type { PresentEvent } from "../domain/events/presentEvent.ts";
import type { Db } from "../storage/db.ts";
import { type OutboxPosition, selectOutboxAfter, selectOutboxEnd } from "../storage/queries/outbox.ts";
import type { CallLog } from "./callLog.ts";

const pageSize = 200;

export interface EventWatch {
  /** From now on committed events go into the log. */
  start(): Promise<void>;
  /** Copies the events that were committed since. */
  copyEvents(): Promise<void>;
}

/** Copies committed events into the log, on request: the log is rarely read, and polling would slow down every test. */
export function watchEvents(db: Db, callLog: CallLog, present: PresentEvent): EventWatch {
  let position: OutboxPosition | undefined;
  let turn = Promise.resolve();

  async function catchUp(): Promise<void> {
    position ??= await selectOutboxEnd(db);
    for (let read = 0; read < limits.log_entries_max; read += pageSize) {
      const rows = await selectOutboxAfter(db, position, pageSize);
      for (const { id, at_ms, type, team_id, channel_id, cause, payload: json } of rows) {
        const place = { teamId: team_id, channelId: channel_id ?? undefined };
        const payload = present({ type, json }, []);
        const from = { outboxId: id, cause: cause ?? undefined };
        callLog.add({ kind: "event", atMs: at_ms, type, ...place, ...from, payload, size: payload.length });
      }
      position = rows.at(-1) ?? position;
      if (rows.length < pageSize) return;
    }
    position = await selectOutboxEnd(db);
  }

  return {
    async start() {
      position = await selectOutboxEnd(db);
    },
    // One after another: two at once would both add the same events.
    copyEvents: () => (turn = turn.then(catchUp, catchUp)),
  };
}
