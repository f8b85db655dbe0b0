import type { Statement } from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { createByteCache } from "../../../ports/byteCache.ts";
import type { SyncReads } from "../../syncReads.ts";
import type { SqliteConnection } from "./open.ts";
import { spellStatement } from "./spellStatement.ts";

interface Prepared {
  readonly statement: Statement;
  /** Both asked of the statement once: each question is a way out of JavaScript and back. */
  readonly returnsRows: boolean;
  readonly isWriting: boolean;
  /** For each `?` of the statement, which parameter stands there. Nothing where that is their own order. */
  readonly order: readonly number[] | undefined;
}

/**
 * What SQLite takes for a prepared statement, by the length of its text. A list of ids in a query has as many parameters as
 * the caller named ids, so callers decide how many different statements there are.
 */
const statementBytes = 4 * 1024;
const statementBytesPerChar = 16;
const statementsBytesMax = 16 * 1024 * 1024;

/** One better-sqlite3 connection whose statements are prepared once and cached. */
export class PreparedConnection implements DatabaseConnection, SyncReads {
  readonly #connection: SqliteConnection;
  readonly #prepared = createByteCache<Prepared>({
    name: "statements",
    bytesMax: statementsBytesMax,
    bytesOf: ({ statement }) => statementBytes + statementBytesPerChar * statement.source.length,
  });
  #dataVersion: Statement | undefined;
  #mark: number | undefined;
  #isShared = false;
  #isLooking = false;
  #writeCount = 0;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** How many statements have tried to change something: tells whether there is anything to undo. */
  get writeCount(): number {
    return this.#writeCount;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#look();
    const prepared = this.#prepare(query.sql);
    const { statement } = prepared;
    const values = valuesFor(prepared, query.parameters);
    if (prepared.isWriting) this.#writeCount++;
    if (prepared.returnsRows) return { rows: statement.all(values) as R[] };
    const { changes, lastInsertRowid } = statement.run(values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  rowsOf(sql: string, parameters: readonly unknown[]): unknown[] {
    this.#look();
    const prepared = this.#prepare(sql);
    const { statement } = prepared;
    const values = valuesFor(prepared, parameters);
    if (prepared.isWriting) this.#writeCount++;
    // One by one and not as a list, out of which the driver would fetch each by a call of its own.
    if (prepared.returnsRows) return statement.all(...values);
    statement.run(...values);
    return [];
  }

  changeMark(): number | undefined {
    if (this.#mark !== undefined) return this.#mark;
    if (!this.#connection.readonly) return undefined;
    this.#dataVersion ??= this.#connection.prepare("pragma data_version").pluck();
    const mark = this.#dataVersion.get() as number;
    if (this.#isShared) this.#mark = mark;
    return mark;
  }

  /**
   * Lets all that has arrived in this turn of the event loop share one mark, and read the database as it was when the first
   * of them did: statements that each look for themselves take locks and give them back, a dozen calls to the kernel for a
   * page of a thread. A commit that is not seen came after they had begun to arrive, so none of them can have heard that
   * it was acknowledged. Only to be called where something arrives: anywhere else the turn may end after the next arrivals.
   */
  beginTurn(): void {
    if (this.#isShared || !this.#connection.readonly) return;
    this.#isShared = true;
    setImmediate(() => {
      this.#isShared = false;
      this.lookAgain();
    });
  }

  /** What our own writer has committed is acknowledged within a turn; code that passes the acknowledgement on calls this first. */
  lookAgain(): void {
    this.#mark = undefined;
    if (this.#isLooking && this.#connection.open) this.run("commit");
    this.#isLooking = false;
  }

  /** Begins with the first statement of a turn, and not with the turn: many calls find all that they need kept already. */
  #look(): void {
    if (!this.#isShared || this.#isLooking) return;
    this.run("begin");
    this.#isLooking = true;
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const prepared = this.#prepare(query.sql);
    for (const row of prepared.statement.iterate(valuesFor(prepared, query.parameters))) yield { rows: [row as R] };
  }

  run(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  #prepare(sql: string): Prepared {
    let prepared = this.#prepared.get(sql);
    if (!prepared) {
      const order = [...sql.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]) - 1);
      const statement = this.#connection.prepare(spellStatement(sql));
      prepared = {
        statement,
        returnsRows: statement.reader,
        isWriting: !statement.readonly,
        order: order.every((parameter, at) => parameter === at) ? undefined : order,
      };
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }
}

/** Mostly the parameters as they are: a list of numbers and texts that is copied changes its internal kind, twice. */
function valuesFor({ order }: Prepared, parameters: readonly unknown[]): readonly unknown[] {
  if (order !== undefined) return order.map((at) => bindable(parameters[at]));
  return parameters.every(isBindable) ? parameters : parameters.map(bindable);
}

/** The driver throws on booleans and would refuse `undefined`; both have one meaning here. */
function bindable(value: unknown): unknown {
  if (isBindable(value)) return value;
  return value === undefined ? null : Number(value);
}

function isBindable(value: unknown): boolean {
  return value !== undefined && typeof value !== "boolean";
}
