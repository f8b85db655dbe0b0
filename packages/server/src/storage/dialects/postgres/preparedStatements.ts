import type pg from "pg";

/** Enough for every statement of the hot paths; each takes some ten kilobytes of memory in PostgreSQL per connection. */
export const namesPerConnection = 256;
/** Long texts are inserts of many rows: their number of rows hardly ever repeats. */
const charsMax = 10_000;
/** Texts that were seen once. Statements with a list of any length have many texts, most of which do not come again. */
const seenMax = 2_000;

/** Utility statements (`begin`, `commit`) have no plan. */
const isPlanned = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Names for the statements of a pool. The driver prepares a statement once per connection only if it has a name; without
 * one, PostgreSQL parses and plans it at every call, which takes longer than running it. A text gets a name when it comes
 * for the second time.
 */
export interface PreparedStatements {
  /** The name under which this connection sends the text; undefined where it is not worth one. */
  nameOf(client: pg.ClientBase, sql: string): string | undefined;
  /** The schema has changed: from now on every connection plans every statement again, under another name. */
  renew(): void;
}

export function createPreparedStatements(): PreparedStatements {
  const connections = new WeakMap<pg.ClientBase, ConnectionNames>();
  const seen = new Set<string>();
  let generation = 0;

  function isRepeated(sql: string): boolean {
    if (seen.delete(sql)) {
      seen.add(sql);
      return true;
    }
    seen.add(sql);
    const [oldest] = seen;
    if (seen.size > seenMax && oldest !== undefined) seen.delete(oldest);
    return false;
  }

  return {
    nameOf(client, sql) {
      if (sql.length > charsMax || !isPlanned.test(sql)) return undefined;
      let names = connections.get(client);
      const known = names?.generation === generation ? names.use(sql) : undefined;
      if (known !== undefined) return known;
      if (!isRepeated(sql)) return undefined;
      if (names?.generation !== generation) {
        names?.closeAll();
        names = new ConnectionNames(client, generation);
        connections.set(client, names);
      }
      return names.add(sql);
    },
    renew() {
      generation++;
    },
  };
}

/** No preparation: for proxies that give each transaction to another connection, where a name may be unknown. */
export const unprepared: PreparedStatements = { nameOf: () => undefined, renew() {} };

/** What the driver keeps of a connection; its types do not describe it. */
interface WireConnection {
  readonly parsedStatements: Record<string, string>;
  close(message: { readonly type: "S"; readonly name: string }): void;
}

/** The names of one connection, the one used last at the end. */
class ConnectionNames {
  readonly generation: number;
  readonly #connection: WireConnection;
  readonly #names = new Map<string, string>();
  /** Never given twice on a connection: a name that was closed may still be on its way. */
  #given = 0;

  constructor(client: pg.ClientBase, generation: number) {
    this.#connection = (client as unknown as { readonly connection: WireConnection }).connection;
    this.generation = generation;
  }

  use(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name === undefined) return undefined;
    this.#names.delete(sql);
    this.#names.set(sql, name);
    return name;
  }

  add(sql: string): string {
    const [oldest] = this.#names;
    if (this.#names.size >= namesPerConnection && oldest) this.#close(...oldest);
    const name = `s${this.generation}_${this.#given++}`;
    this.#names.set(sql, name);
    return name;
  }

  closeAll(): void {
    for (const [sql, name] of this.#names) this.#close(sql, name);
  }

  /** Goes out with the next statement. Its answer needs nobody, so it costs no round trip. */
  #close(sql: string, name: string): void {
    this.#names.delete(sql);
    delete this.#connection.parsedStatements[name];
    this.#connection.close({ type: "S", name });
  }
}
