/** What a statement of a migration changes, in the words of SQL. */
export interface DescribedStatement {
  readonly action: string;
  readonly table: string;
}

const name = '"?(\\w+)"?';

/** The first that fits names the action; its group is the table. */
const shapes: readonly (readonly [action: string, shape: RegExp])[] = [
  ["create table", shapeOf(`create (?:virtual )?table (?:if not exists )?${name}`)],
  ["create index", shapeOf(`create (?:unique )?index (?:if not exists )?${name} on ${name}`)],
  ["create trigger", shapeOf(`create trigger ${name} .*? on ${name}`)],
  ["alter table", shapeOf(`alter table (?:only )?${name}`)],
  ["drop table", shapeOf(`drop table (?:if exists )?${name}`)],
  ["insert", shapeOf(`insert into ${name}`)],
  ["update", shapeOf(`update ${name}`)],
  ["delete", shapeOf(`delete from ${name}`)],
  ["truncate", shapeOf(`truncate (?:table )?${name}`)],
];

/** Nothing for statements that change no table, such as locks, settings, functions and the end of an index. */
export function describeStatement(statement: string): DescribedStatement | undefined {
  const line = statement.trim().replaceAll(/\s+/g, " ");
  for (const [action, shape] of shapes) {
    const table = shape.exec(line)?.slice(1).at(-1);
    if (table !== undefined) return { action, table };
  }
  return undefined;
}

function shapeOf(source: string): RegExp {
  return new RegExp(`^${source}`, "i");
}
