import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  type Kysely,
  type PostgresPool,
  type QueryResult,
  Transaction,
} from "kysely";
import type { Tx } from "../../db.ts";
import { type DirectReads, offerDirectReads } from "../../directReads.ts";
import { offerTimestamps } from "../../timestamps.ts";
import type { Tables } from "../../tables/tables.ts";
import type { GroupCommit, Member } from "./groupCommit.ts";
import { WriteSession } from "./writeSession.ts";

/** What the operations of a store share. */
export interface OperationGround {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  readonly pool: PostgresPool;
  /** Of what is committed, by any connection. */
  readonly reads: DirectReads;
}

/** Locks nothing and writes nothing, so that at the isolation level "read committed" it needs no transaction. */
const plainRead = /^\s*select\b(?!.*(\bfor\s+(no\s+key\s+)?(update|share|key)\b|advisory|nextval|setval|set_config))/is;

const textsMax = 2_000;
const knownTexts = new Map<string, boolean>();

function isPlainRead(sql: string): boolean {
  const known = knownTexts.get(sql);
  if (known !== undefined) return known;
  const isPlain = plainRead.test(sql);
  if (knownTexts.size >= textsMax) knownTexts.clear();
  knownTexts.set(sql, isPlain);
  return isPlain;
}

/**
 * One run of an operation, and the transaction that the operation sees. Reads before the first lock or write go to the
 * pool: every statement of a transaction has a snapshot of its own, so they would show no more inside. An operation that
 * is refused by then has cost no transaction.
 */
export class OperationRun implements DatabaseConnection {
  readonly tx: Tx;
  readonly #db: Kysely<Tables>;
  readonly #group: GroupCommit | undefined;
  #session: WriteSession;
  #member: Member | undefined;
  readonly #leave: () => void;

  /** With a group, an operation that begins with the timestamp of a channel shares the transaction of others. */
  constructor({ db, dialect, pool, reads }: OperationGround, group?: GroupCommit) {
    this.#db = db;
    this.#group = group;
    this.#leave = group?.approach() ?? (() => {});
    this.#session = new WriteSession(pool);
    const executor = db.getExecutor().withConnectionProvider({ provideConnection: (consumer) => consumer(this) });
    this.tx = new Transaction<Tables>({ config: { dialect }, dialect, driver: noDriver, executor });
    offerDirectReads(this.tx, this.#statements(reads));
    offerTimestamps(this.tx, (channelKey, nowUs) => this.#nextTs(channelKey, nowUs));
  }

  /** Its place in a transaction with others, once it has one. */
  get member(): Member | undefined {
    return this.#member;
  }

  get session(): WriteSession {
    return this.#session;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query;
    if (isPlainRead(sql) && this.#session.isOutside(sql)) return this.#db.executeQuery<Row>(query);
    return asQueryResult<Row>(await this.#inside(sql, parameters));
  }

  /** It has ended: no transaction has to wait for it. */
  leave(): void {
    this.#leave();
  }

  #inside(sql: string, parameters: readonly unknown[]) {
    this.#leave();
    return this.#session.run(sql, parameters);
  }

  // eslint-disable-next-line require-yield -- nothing streams inside an operation
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("operations do not stream");
  }

  #statements({ read, lookup }: DirectReads): DirectReads {
    const runInside = async (sql: string, parameters: readonly unknown[]) => (await this.#inside(sql, parameters)).rows;
    return {
      read: (sql, parameters) =>
        isPlainRead(sql) && this.#session.isOutside(sql) ? read(sql, parameters) : runInside(sql, parameters),
      lookup: (sql, parameters, batchMax) =>
        this.#session.isOutside(sql) ? lookup(sql, parameters, batchMax) : runInside(sql, parameters),
      defer: (form, parameters) => this.#session.defer(form, parameters),
    };
  }

  async #nextTs(channelKey: number, nowUs: number): Promise<number> {
    this.#leave();
    if (this.#group && !this.#session.isUsed) {
      this.#member = this.#group.join(channelKey, nowUs);
      const { session, ts } = await this.#member.turn;
      this.#session = session;
      return ts;
    }
    return this.#session.nextTs(channelKey, nowUs);
  }
}

const noDriver = new DummyDriver();

function asQueryResult<Row>({ command, rowCount, rows }: { command: string; rowCount: number; rows: unknown[] }) {
  const isCounted = command === "INSERT" || command === "UPDATE" || command === "DELETE" || command === "MERGE";
  return { ...(isCounted && { numAffectedRows: BigInt(rowCount) }), rows: rows as Row[] };
}
