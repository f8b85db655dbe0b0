import { limits } from "@platform/protocol";
import type { Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";
import type { Tables } from "../tables/tables.ts";

/** A table whose rows end with time, and how long they are kept after that. */
export interface ExpiringTable {
  readonly table: keyof Tables;
  /** The primary key, or another unique one; its first column alone can tell rows apart for people who read a test. */
  readonly key: readonly [string, ...string[]];
  /** When the row ended, or, with `keptS`, when it began. */
  readonly column: string;
  readonly keptS: number;
  /** Which of them, where that depends on more than time. */
  readonly only?: string;
  /** Values that such a row needs besides. */
  readonly example?: Readonly<Record<string, string | number>>;
  /** Whether its rows name bytes, which have to go with them. */
  readonly hasBytes?: true;
}

/**
 * Every table with an end in it; `tests/storage/expiry.spec.ts` finds one that is missing here. Rows are kept on where an
 * answer tells "expired" from "unknown".
 */
export const expiringTables: readonly ExpiringTable[] = [
  { table: "sessions", key: ["hash"], column: "expires_ms", keptS: 0 },
  { table: "invite_links", key: ["id"], column: "expires_ms", keptS: limits.expired_record_s },
  { table: "oauth_codes", key: ["hash"], column: "expires_ms", keptS: limits.oauth_code_record_s },
  { table: "cli_logins", key: ["ticket_hash"], column: "expires_ms", keptS: 0 },
  { table: "signing_keys", key: ["id"], column: "expires_ms", keptS: 0 },
  { table: "provider_sign_ins", key: ["state_hash"], column: "expires_ms", keptS: 0 },
  { table: "passkey_challenges", key: ["challenge_hash"], column: "expires_ms", keptS: 0 },
  { table: "used_assertions", key: ["assertion_hash", "provider_id"], column: "expires_ms", keptS: 0 },
  { table: "used_logout_tokens", key: ["hash"], column: "expires_ms", keptS: 0 },
  { table: "one_time_links", key: ["hash"], column: "expires_ms", keptS: 0 },
  { table: "invite_requests", key: ["id"], column: "expires_ms", keptS: 0 },
  { table: "file_uploads", key: ["file_id"], column: "expires_ms", keptS: 0, hasBytes: true },
  { table: "bundle_uploads", key: ["ticket_hash"], column: "expires_ms", keptS: 0, hasBytes: true },
  { table: "datastore_items", key: ["id", "app_id", "team_id", "datastore"], column: "expires_ms", keptS: 0 },
  { table: "list_exports", key: ["id"], column: "expires_ms", keptS: 0 },
  // Kept on for servers whose clocks are behind.
  { table: "socket_tickets", key: ["nonce"], column: "expires_ms", keptS: limits.socket_ticket_s },
  { table: "response_urls", key: ["hash"], column: "expires_ms", keptS: 0 },
  { table: "ephemerals", key: ["ts", "channel_id"], column: "expires_ms", keptS: 0 },
  {
    table: "thread_statuses",
    key: ["app_id", "channel_key", "thread_ts"],
    column: "cleared_ms",
    keptS: limits.thread_status_record_s,
  },
  { table: "jobs", key: ["id"], column: "ended_ms", keptS: limits.job_record_s },
  { table: "job_items", key: ["job_id", "position"], column: "ended_ms", keptS: limits.job_record_s },
  { table: "import_jobs", key: ["job_id"], column: "created_ms", keptS: limits.job_record_s },
  { table: "job_files", key: ["job_id", "position"], column: "expires_ms", keptS: 0, hasBytes: true },
  { table: "mail", key: ["id"], column: "expires_ms", keptS: 0 },
  { table: "email_changes", key: ["user_id"], column: "expires_ms", keptS: 0 },
  { table: "push_subscriptions", key: ["id"], column: "expires_ms", keptS: 0 },
  {
    table: "push_messages",
    key: ["subscription_id", "channel_key", "ts"],
    column: "created_ms",
    keptS: limits.push_life_s,
    // One that is due is sent, or dropped.
    example: { due_ms: Number.MAX_SAFE_INTEGER },
  },
  { table: "used_trigger_ids", key: ["hash"], column: "used_ms", keptS: limits.trigger_life_s },
  { table: "sign_in_attempts", key: ["key"], column: "since_ms", keptS: limits.sign_in_window_s },
  {
    table: "feed_entries",
    key: ["actor_id", "channel_key", "ts", "user_id", "kind", "name"],
    column: "created_ms",
    keptS: limits.feed_entry_s,
  },
  {
    table: "access_logs",
    key: ["ip", "team_id", "user_id", "user_agent"],
    column: "last_ms",
    keptS: limits.access_log_s,
  },
  {
    table: "shared_invites",
    key: ["id"],
    column: "created_ms",
    keptS: limits.shared_invite_life_s + limits.expired_record_s,
    only: "status in ('pending', 'requested')",
    example: { status: "pending" },
  },
];

const sweeps = expiringTables.map((entry) => ({ entry, run: sweepStatement(entry) }));

export interface Swept {
  readonly hasMore: boolean;
  /** What the rows named. */
  readonly blobKeys: readonly string[];
}

/** Deletes rows whose time is over, at most `rowsMax` of each table. */
export async function deleteExpired(tx: Tx, nowMs: number, rowsMax: number): Promise<Swept> {
  let hasMore = false;
  const blobKeys: string[] = [];
  for (const { entry, run } of sweeps) {
    const rows = await run(tx, nowMs - entry.keptS * 1000, rowsMax);
    if (rows.length === rowsMax) hasMore = true;
    for (const { blob_key } of rows) if (blob_key !== null) blobKeys.push(blob_key);
  }
  return { hasMore, blobKeys };
}

/** The limit is on a subquery, because neither database limits a deletion itself. */
function sweepStatement({ table, key, column, only, hasBytes }: ExpiringTable) {
  const names = key.join(", ");
  const condition = `${column} <= $1${only === undefined ? "" : ` and ${only}`}`;
  return writeStatement<[beforeMs: number, rowsMax: number], { blob_key: string | null }>(`
    delete from ${table} where (${names}) in (
      select ${names} from ${table} where ${condition} order by ${column} limit $2)
    returning ${hasBytes ? "blob_key" : "null as blob_key"}`);
}
