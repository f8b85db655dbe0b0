import { limits } from "@platform/protocol";
import { StoreFailure } from "../../../ports/failures.ts";
import type { LookupKey } from "../../directReads.ts";
import { type BatchStatement, batchStatement } from "./batchStatement.ts";

type Row = Record<string, unknown>;

/** How lookups reach the database: each call is one statement, sent after the call. */
export interface LookupConnection {
  rowsOf(sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** The rows as arrays of values, with the names of the columns. */
  tableOf(sql: string, parameters: readonly unknown[]): Promise<{ columns: string[]; rows: unknown[][] }>;
  /** The types that PostgreSQL gives to the parameters of a text. */
  typesOf(sql: string): Promise<string[]>;
}

export interface CoalescedReads {
  /** At most `batchMax` sets of parameters share a statement; the first call with a text decides. */
  read(sql: string, parameters: readonly LookupKey[], batchMax: number): Promise<Row[]>;
}

/**
 * Lookups with the same text share statements while the database is busy with it: the first one runs at once, and those
 * that come meanwhile wait and go out together when it returns.
 *
 * Nothing is cached. A lookup joins only a statement that was not sent yet, and PostgreSQL takes the snapshot of a
 * statement when it runs it. So every answer shows all that was committed before the lookup was asked for, on this server
 * or on any other: a change that was acknowledged is seen, and a revoked token is refused, as with a statement of its own.
 * See docs/decisions/0041.
 */
export function createCoalescedReads(connection: LookupConnection): CoalescedReads {
  const lookups = new Map<string, Lookup>();
  return {
    read(sql, parameters, batchMax) {
      let lookup = lookups.get(sql);
      if (!lookup) lookups.set(sql, (lookup = new Lookup(connection, sql, batchMax)));
      return lookup.ask(parameters);
    },
  };
}

interface Asked extends PromiseWithResolvers<Row[]> {
  readonly parameters: readonly LookupKey[];
}

class Lookup {
  readonly #connection: LookupConnection;
  readonly #sql: string;
  readonly #batchMax: number;
  /** Not sent yet, by their parameters: who asks for the same shares the answer. */
  #waiting = new Map<string, Asked>();
  #running = 0;
  #patience: NodeJS.Timeout | undefined;
  #batched: Promise<BatchStatement | undefined> | undefined;

  constructor(connection: LookupConnection, sql: string, batchMax: number) {
    this.#connection = connection;
    this.#sql = sql;
    this.#batchMax = batchMax;
  }

  ask(parameters: readonly LookupKey[]): Promise<Row[]> {
    if (this.#running === 0) return this.#runAlone(parameters);
    const key = keyOf(parameters);
    let asked = this.#waiting.get(key);
    if (!asked) {
      asked = { ...Promise.withResolvers<Row[]>(), parameters };
      this.#waiting.set(key, asked);
      // A connection that hangs holds up only the lookups that were sent on it.
      this.#patience ??= setTimeout(() => this.#sendWaiting(), limits.coalesced_wait_ms);
    }
    return asked.promise;
  }

  async #runAlone(parameters: readonly LookupKey[]): Promise<Row[]> {
    this.#running++;
    try {
      return await this.#connection.rowsOf(this.#sql, parameters);
    } finally {
      this.#returned();
    }
  }

  #returned(): void {
    this.#running--;
    if (this.#waiting.size > 0) this.#sendWaiting();
  }

  #sendWaiting(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting = new Map();
    for (let at = 0; at < waiting.length; at += this.#batchMax) {
      void this.#answer(waiting.slice(at, at + this.#batchMax));
    }
  }

  async #answer(batch: readonly Asked[]): Promise<void> {
    this.#running++;
    try {
      const answers = batch.length === 1 ? await this.#singly(batch) : await this.#together(batch);
      for (const [at, asked] of batch.entries()) asked.resolve(answers[at] ?? []);
    } catch (error) {
      if (error instanceof StoreFailure || batch.length === 1) for (const asked of batch) asked.reject(error);
      // The fault of one set of parameters: the others have their answers without it.
      else for (const asked of batch) this.#runAlone(asked.parameters).then(asked.resolve, asked.reject);
    } finally {
      this.#returned();
    }
  }

  #singly(batch: readonly Asked[]): Promise<Row[][]> {
    return Promise.all(batch.map(({ parameters }) => this.#connection.rowsOf(this.#sql, parameters)));
  }

  async #together(batch: readonly Asked[]): Promise<Row[][]> {
    const statement = await this.#batchStatement();
    if (!statement) return this.#singly(batch);
    const { sql, parametersOf } = statement;
    const { columns, rows } = await this.#connection.tableOf(sql, parametersOf(batch.map((asked) => asked.parameters)));
    const answers: Row[][] = batch.map(() => []);
    for (const values of rows) answers[Number(values[0]) - 1]?.push(rowOf(columns, values));
    return answers;
  }

  /** Nothing when the types cannot be had now; the next batch asks again. */
  #batchStatement(): Promise<BatchStatement | undefined> {
    return (this.#batched ??= this.#connection.typesOf(this.#sql).then(
      (types) => batchStatement(this.#sql, types),
      () => void (this.#batched = undefined),
    ));
  }
}

/** All columns but the first, which is the ordinal. */
function rowOf(columns: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (let at = 1; at < columns.length; at++) row[columns[at] as string] = values[at];
  return row;
}

/** Texts with their length, so that no two sets of parameters have the same key. */
function keyOf(parameters: readonly LookupKey[]): string {
  let key = "";
  for (const value of parameters) key += typeof value === "string" ? `${value.length}:${value}` : `${value};`;
  return key;
}
