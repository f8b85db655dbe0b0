import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Store } from "../../../packages/server/src/storage/store.ts";

/**
 * What the server writes by itself, without a call: how far the search, the deliveries and the chains of the audit
 * log have come, and which server is alive. Everything else changes only because of a call.
 */
const background =
  /^(audit_chains|audit_checkpoints|search|presences|typing_indicators|servers|outbox_|follow|deliver|rates|call_log|meta|kysely|sqlite)/;

/** What all tables hold, as one hash per table; of those rows alone that hold one of the ids, if there are any. */
export async function fingerprint(
  { db }: Store,
  ids: readonly string[] = [],
): Promise<Readonly<Record<string, string>>> {
  const prints: Record<string, string> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (background.test(name)) continue;
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    const lines = rows.map((row) => JSON.stringify(row, withoutSeal)).toSorted();
    const kept = ids.length === 0 ? lines : lines.filter((line) => ids.some((id) => line.includes(`"${id}"`)));
    prints[name] = hash("sha256", kept.join("\n"));
  }
  return prints;
}

/** The place of an entry of the audit log in its chain, which follows later. */
const seal = new Set(["sequence", "hash"]);
const withoutSeal = (name: string, value: unknown): unknown => (seal.has(name) ? undefined : value);

/** Tells which tables have changed since it was opened. */
export class StoreWatch {
  readonly #store: Store;
  readonly #prints: Readonly<Record<string, string>>;
  /** The whole store as bytes, where that is cheap: as long as they are equal, no table has to be read. */
  #bytes: Buffer | undefined;

  private constructor(store: Store, prints: Readonly<Record<string, string>>) {
    this.#store = store;
    this.#prints = prints;
  }

  static async open(store: Store): Promise<StoreWatch> {
    const watch = new StoreWatch(store, await fingerprint(store));
    watch.trust();
    return watch;
  }

  /** Takes what the store holds now for what it held at the beginning: it has just been put back. */
  trust(): void {
    this.#bytes = this.#copy();
  }

  /** Whether nothing was written at all, not even in the background. */
  isUntouched(): boolean {
    const bytes = this.#copy();
    return bytes !== undefined && this.#bytes?.equals(bytes) === true;
  }

  async changedTables(): Promise<string[]> {
    if (this.isUntouched()) return [];
    const now = await fingerprint(this.#store);
    const changed = Object.keys(this.#prints).filter((table) => this.#prints[table] !== now[table]);
    if (changed.length === 0) this.trust();
    return changed;
  }

  #copy(): Buffer | undefined {
    return this.#store.copy && Buffer.from(this.#store.copy());
  }
}
