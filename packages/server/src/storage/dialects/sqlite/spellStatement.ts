const limit = /\blimit (\$\d+|\?)/g;

/**
 * A portable statement as this driver and this database want it.
 *
 * Hot statements are written with PostgreSQL's `$1`, which the driver would take for a name. And a bare parameter after
 * `limit` is something that the planner looks into: every execution with a value is then planned again, which takes ten times
 * as long as looking up a row. It does not look into a sum.
 */
export function spellStatement(sql: string): string {
  return sql.replace(limit, "limit ($1 + 0)").replace(/\$\d+/g, "?");
}
