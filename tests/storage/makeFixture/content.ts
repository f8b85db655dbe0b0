import { openSource } from "@platform/server/storage/transfer/openSource.ts";
import { readShapes } from "@platform/server/storage/transfer/shapes.ts";

/** A table of a store; each comes after those that it refers to. */
export interface TableContent {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** What a file holds. The search index is derived, and the list of migrations is no content. */
export function readContent(path: string): TableContent[] {
  const source = openSource(path);
  const content = readShapes(source).map(({ name, columns, key }) => {
    const names = columns.map((column) => column.name);
    const order = key.map((column) => `"${column}"`).join(", ");
    const rows = source
      .prepare<[], unknown[]>(
        `select ${names.map((column) => `"${column}"`).join(", ")} from "${name}" order by ${order}`,
      )
      .raw()
      .all();
    return { table: name, columns: names, rows };
  });
  source.close();
  return content;
}
