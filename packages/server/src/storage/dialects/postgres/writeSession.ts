import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { DeferredForm } from "../../deferredForm.ts";
import { handOut, type RunOfTimestamps, takeParameters, takeTimestamps, type Wanted } from "./channelTimestamps.ts";
import { DeferredWrites } from "./deferredWrites.ts";

type Row = Record<string, unknown>;

const writesChannels = /\bupdate\s+"?channels\b/i;

/**
 * One transaction of PostgreSQL, which begins with the first statement that needs it. Writes without a result are
 * collected, and sent before a statement that mentions one of their tables or with the commit.
 */
export class WriteSession {
  readonly #pool: PostgresPool;
  readonly #begin: string;
  readonly #deferred = new DeferredWrites();
  #client: PostgresPoolClient | undefined;
  #hasTakenMore = false;

  constructor(pool: PostgresPool, begin = "begin") {
    this.#pool = pool;
    this.#begin = begin;
  }

  /** Whether there is anything to commit, or to roll back. */
  get isUsed(): boolean {
    return this.#client !== undefined || !this.#deferred.isEmpty;
  }

  /** Whether a read that locks nothing may run outside: the transaction would show it the same rows. */
  isOutside(sql: string): boolean {
    return this.#client === undefined && !this.#deferred.isNeededBy(sql);
  }

  /** Whether channels were written after the first timestamps were taken. */
  get hasTakenMore(): boolean {
    return this.#hasTakenMore;
  }

  async takeTimestamps(wanted: readonly Wanted[]): Promise<number[]> {
    const { rows } = await this.#send(takeTimestamps, takeParameters(wanted));
    return handOut(wanted, rows as unknown as RunOfTimestamps[]);
  }

  async nextTs(channelKey: number, nowUs: number): Promise<number> {
    const [ts = 0] = await this.takeTimestamps([{ channelKey, nowUs }]);
    this.#hasTakenMore = true;
    return ts;
  }

  defer(form: DeferredForm, parameters: readonly unknown[]): void {
    this.#deferred.add(form, parameters);
  }

  run(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    this.#hasTakenMore ||= writesChannels.test(sql);
    return this.#send(sql, parameters);
  }

  async #send(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#deferred.isNeededBy(sql)) {
      for (const statement of this.#deferred.take()) await this.#sendNext(statement.sql, statement.parameters);
    }
    return this.#sendNext(sql, parameters);
  }

  /** The first statement goes out together with `begin`. */
  async #sendNext(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#client) return this.#client.query<Row>(sql, parameters);
    const client = (this.#client = await this.#pool.connect());
    const [begun, answered] = await Promise.allSettled([
      client.query(this.#begin, []),
      client.query<Row>(sql, parameters),
    ]);
    return valueOf(begun) && valueOf(answered);
  }

  /** The last write goes out together with `commit`, so that locks are held for one round trip less. */
  async commit(): Promise<void> {
    if (!this.isUsed) return;
    const statements = this.#deferred.take();
    const last = statements.pop();
    if (last && statements.length === 0 && !this.#client) return this.#commitAlone(last.sql, last.parameters);
    for (const { sql, parameters } of statements) await this.#sendNext(sql, parameters);
    const client = this.#client;
    if (!client) return;
    const [written, committed] = await Promise.allSettled([
      last && client.query(last.sql, last.parameters),
      client.query("commit", []),
    ]);
    // Where the connection broke, only the failure of the commit says that the outcome is unknown.
    if (committed.status === "rejected") throw committed.reason;
    valueOf(written);
    // PostgreSQL answers so when a statement had failed, and the operation went on regardless.
    const command: string = committed.value.command;
    if (command === "ROLLBACK") throw new Error("the transaction had failed before its commit");
    this.#release();
  }

  async rollback(): Promise<void> {
    this.#deferred.clear();
    if (this.#client === undefined) return;
    const isClean = await this.#client.query("rollback", []).then(
      () => true,
      () => false,
    );
    this.#release(!isClean);
  }

  /** A single statement is a transaction of its own. */
  async #commitAlone(sql: string, parameters: readonly unknown[]): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query(sql, parameters);
    } finally {
      client.release();
    }
  }

  #release(isBroken = false): void {
    this.#client?.release(isBroken);
    this.#client = undefined;
  }
}

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
