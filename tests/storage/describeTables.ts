import type { Insertable, Selectable } from "kysely";

/**
 * The columns of table types in words that can be compared with a database: `text`, `integer or null`,
 * `text with default`. A column with a default is one that an insert may leave out although it is not null.
 */
export type Described<Tables> = { [Name in keyof Tables]: DescribedTable<Tables[Name]> };

type DescribedTable<Table> = {
  [Column in keyof Selectable<Table>]: `${Kind<NonNullable<Selectable<Table>[Column]>>}${Suffix<Table, Column>}`;
};

type Kind<Value> = [Value] extends [string] ? "text" : [Value] extends [number] ? "integer" : "unknown";

type Suffix<Table, Column extends keyof Selectable<Table>> = null extends Selectable<Table>[Column]
  ? " or null"
  : Column extends RequiredKeys<Insertable<Table>>
    ? ""
    : " with default";

type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];
