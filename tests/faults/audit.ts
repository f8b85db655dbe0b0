import assert from "node:assert/strict";
import { limits } from "@platform/protocol";
import type { ApiClient } from "./apiClient.ts";
import type { ClientLog } from "./workload.ts";

/** Rows as the database has them, read by a process other than the server. */
export interface DatabaseRows {
  readonly messages: readonly {
    readonly channel: string;
    readonly thread_ts: number;
    readonly ts: number;
    readonly body: string;
  }[];
  readonly outbox: readonly { readonly type: string; readonly channel_id: string; readonly payload: string }[];
  /** Channels without their creator among the members. */
  readonly orphans: readonly string[];
  readonly channels: readonly { readonly id: string; readonly name: string }[];
  /** What auditLives.ts says must not be there. */
  readonly halfLives: readonly string[];
  /** The bytes that files name. */
  readonly blobKeys: readonly string[];
}

export interface Findings {
  /** Acknowledged, but not there, or not as acknowledged. */
  readonly lost: string[];
  /** There more often than once. */
  readonly doubled: string[];
  /** There in part: a message without its event, an event without its message, a channel without its creator. */
  readonly halfWritten: string[];
}

export const nothing: Findings = { lost: [], doubled: [], halfWritten: [] };

/** Compares the rows with the answers that clients got. What was never answered may be there or not, but only as a whole. */
export function auditRows(rows: DatabaseRows, log: ClientLog): Findings {
  const stored = new Map<string, string[]>();
  for (const row of rows.messages) {
    const { text } = JSON.parse(row.body) as { text: string };
    const place = `${row.channel} ${printUs(row.ts)} in ${row.thread_ts === 0 ? "" : printUs(row.thread_ts)}`;
    stored.set(text, [...(stored.get(text) ?? []), place]);
  }
  const channels = new Map(rows.channels.map((row) => [row.name, row.id]));
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const attempt of log.attempts) {
    if (attempt.kind === "channel") {
      if (attempt.id !== undefined && channels.get(attempt.name) !== attempt.id) lost.push(`channel ${attempt.name}`);
      continue;
    }
    const places = stored.get(attempt.text) ?? [];
    if (places.length > 1) doubled.push(attempt.text.slice(0, 40));
    if (attempt.ts === undefined) continue;
    if (places[0] !== `${attempt.channel} ${attempt.ts} in ${attempt.thread}`) lost.push(attempt.text.slice(0, 40));
  }
  return {
    lost,
    doubled,
    halfWritten: [
      ...findHalves(rows),
      ...rows.halfLives,
      ...rows.orphans.map((id) => `channel ${id} without its creator`),
    ],
  };
}

/** Events older than this may be pruned already: a busy machine needs more than five minutes for all kills. */
const prunedBeforeUs = (): number => (Date.now() - (limits.outbox_kept_s - 60) * 1000) * 1000;

function findHalves(rows: DatabaseRows): string[] {
  const prunedUs = prunedBeforeUs();
  const emitted = new Map<string, number>();
  for (const { type, channel_id, payload } of rows.outbox) {
    if (type !== "message") continue;
    const { ts, text } = JSON.parse(payload) as { ts: string; text?: string };
    // People who are removed or join leave messages of their own.
    if (!text?.startsWith("message ")) continue;
    const key = `${channel_id} ${ts}`;
    emitted.set(key, (emitted.get(key) ?? 0) + 1);
  }
  const halves: string[] = [];
  for (const row of rows.messages) {
    const key = `${row.channel} ${printUs(row.ts)}`;
    const times = emitted.get(key) ?? 0;
    const isPruned = times === 0 && row.ts < prunedUs;
    if (times !== 1 && !isPruned) halves.push(`message ${key} with ${times} events`);
    emitted.delete(key);
  }
  // Channels have no time of their own here, so they are compared only while nothing can have been pruned.
  if (!rows.messages.some((row) => row.ts < prunedUs)) {
    const created = new Set(rows.outbox.filter((row) => row.type === "channel_created").map((row) => row.channel_id));
    for (const { id } of rows.channels) if (!created.has(id)) halves.push(`channel ${id} without its event`);
  }
  return [...halves, ...[...emitted.keys()].map((key) => `event of ${key} without its message`)];
}

/** Holds what the server serves against the rows: every page of every channel, and the list of channels. */
export async function auditServer(client: ApiClient, rows: DatabaseRows): Promise<void> {
  const listed = await readPages(client, "conversations.list", { limit: 100 }, "channels");
  const names = new Set(listed.map((channel) => String(channel["name"])));
  for (const { name } of rows.channels) assert.ok(names.has(name), `${name} is stored but not listed`);
  const expected = new Map<string, string[]>();
  for (const row of rows.messages) {
    if (row.thread_ts === 0) expected.set(row.channel, [...(expected.get(row.channel) ?? []), printUs(row.ts)]);
  }
  for (const [channel, stamps] of expected) {
    const served = await readPages(client, "conversations.history", { channel, limit: 500 }, "messages");
    const own = new Set(stamps);
    const seen = served.map((message) => String(message["ts"])).filter((ts) => own.has(ts));
    assert.deepEqual(seen, stamps.toSorted().reverse(), `history of ${channel}`);
  }
}

async function readPages(
  client: ApiClient,
  method: string,
  params: Record<string, unknown>,
  list: string,
): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let cursor = ""; ;) {
    const { body } = await client.call(method, cursor ? { ...params, cursor } : params);
    assert.ok(body.ok, `${method}: ${JSON.stringify(body)}`);
    all.push(...(body[list] as Record<string, unknown>[]));
    cursor = (body["response_metadata"] as { next_cursor?: string } | undefined)?.next_cursor ?? "";
    if (!cursor) return all;
  }
}

function printUs(us: number): string {
  const text = String(us);
  return `${text.slice(0, -6)}.${text.slice(-6)}`;
}
