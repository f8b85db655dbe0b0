import type { LookupKey } from "../../directReads.ts";

/** One statement that answers a lookup for many sets of parameters. */
export interface BatchStatement {
  readonly sql: string;
  /** One array per parameter of the lookup. */
  parametersOf(batch: readonly (readonly LookupKey[])[]): LookupKey[][];
}

/** Named after nothing in the schema: the text of the lookup stands inside, with aliases of its own. */
const alias = "coalesced";

/**
 * Runs the lookup as it is once per set of parameters, in a nested loop: the lateral reference allows no other join, and
 * `offset 0` keeps the planner from merging the lookup into it, so every set is planned like the single lookup and its
 * rows keep their order. The ordinal in the first column says which set a row belongs to.
 */
export function batchStatement(sql: string, types: readonly string[]): BatchStatement {
  const arrays = types.map((type, at) => `$${at + 1}::${type}[]`).join(", ");
  const columns = types.map((_, at) => `p${at + 1}`).join(", ");
  const inner = sql.replaceAll(/\$(\d+)/g, `${alias}.p$1`);
  return {
    sql: `select ${alias}.ordinal, found.* from unnest(${arrays}) with ordinality as ${alias}(${columns}, ordinal)
      cross join lateral (select * from (${inner}) as single offset 0) as found`,
    parametersOf: (batch) => types.map((_, at) => batch.map((parameters) => parameters[at] ?? null)),
  };
}

const probeName = "platform_lookup_types";

/**
 * Asks PostgreSQL which types it gives to the parameters of a text. One message without parameters is one transaction on
 * one connection, so it passes proxies that pool transactions; the rows are those of the second statement.
 */
export const typesQuery = (sql: string): string =>
  `prepare ${probeName} as ${sql};
  select parameter_types::text[] as types from pg_prepared_statements where name = '${probeName}';
  deallocate ${probeName}`;
