import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";

const root = join(import.meta.dirname, "..", "..");

/** Table, then column, then what a type may say of the column: `text`, `text or null`, `text with default`. */
export type Columns = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** What a database has. The words of the search index are each database's own, and no query builder names them. */
export async function readColumns<T>(db: Kysely<T>): Promise<Columns> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith("search_words"));
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      new Map(
        columns.filter((column) => column.dataType !== "tsvector").map((column) => [column.name, describe(column)]),
      ),
    ]),
  );
}

interface Column {
  readonly dataType: string;
  readonly isNullable: boolean;
  readonly hasDefaultValue: boolean;
  readonly isAutoIncrementing: boolean;
}

function describe(column: Column): string[] {
  const kind = /^text$/i.test(column.dataType) ? "text" : /int/i.test(column.dataType) ? "integer" : column.dataType;
  if (column.isNullable) return [`${kind} or null`];
  // A type may insist on a value although the database has a default. The reverse would fail when it inserts.
  return column.hasDefaultValue || column.isAutoIncrementing ? [kind, `${kind} with default`] : [kind];
}

/** One line of the file that the compiler checks, and what an error in it means. */
interface Check {
  readonly code: string;
  readonly explain: (message: string) => string;
}

/**
 * Where the `Tables` type of a file differs from a database, one sentence each. The compiler decides: it checks a file
 * with one statement for each table and column, which is written into `folder`.
 */
export function compareTables(columns: Columns, tablesFile: string, folder: string): string[] {
  const head = [
    `import type { Described } from "${join(import.meta.dirname, "describeTables.ts")}";`,
    `import type { SearchTables, Tables } from "${tablesFile}";`,
    "type Found = Described<Tables> & Described<SearchTables>;",
    "declare const found: Found;",
    "declare function valueOf<T>(): T;",
  ];
  const checks = [...columns].flatMap(([table, found]) => checkTable(table, found));
  checks.push(checkNoOthers("Tables", "keyof Found", columns.keys()));
  const errors = compile([...head, ...checks.map(({ code }) => code)].join("\n"), folder);
  const sentences = errors.map(({ line, message }) => checks[line - 1 - head.length]?.explain(message) ?? message);
  return [...new Set(sentences)];
}

function checkTable(table: string, columns: ReadonlyMap<string, readonly string[]>): Check[] {
  const named = `(Found extends { ${table}: infer Table } ? keyof Table : never)`;
  return [
    ...[...columns].map(([column, allowed]) => checkColumn(table, column, allowed)),
    checkNoOthers(table, named, columns.keys()),
  ];
}

function checkColumn(table: string, column: string, allowed: readonly string[]): Check {
  const words = allowed.map((word) => `"${word}"`).join(" | ");
  return {
    code: `export const ${table}__${column}: ${words} = found.${table}.${column};`,
    explain(message) {
      if (message.includes(`'${table}' does not exist`)) return `${table} is in the database and not in the type`;
      if (message.includes("does not exist")) return `${table}.${column} is in the database and not in the type`;
      const typed = /^Type '"([^"]+)"'/.exec(message)?.[1] ?? message;
      return `${table}.${column} is ${allowed[0]} in the database and ${typed} in the type`;
    },
  };
}

function checkNoOthers(owner: string, keys: string, known: Iterable<string>): Check {
  return {
    code: `export const ${owner}__: never = valueOf<Exclude<${keys}, ${union(known)}>>();`,
    explain: (message) => `${owner} has ${/^Type '(.*)' is not/.exec(message)?.[1] ?? message} in the type only`,
  };
}

function union(names: Iterable<string>): string {
  return [...names].map((name) => `"${name}"`).join(" | ");
}

function compile(code: string, folder: string): { line: number; message: string }[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "check.ts"), code);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: "nodenext",
    target: "esnext",
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["check.ts"] }));
  const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
  const { stdout, status } = spawnSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env["PATH"] },
  });
  const errors = [...stdout.matchAll(/^check\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm)];
  // An error elsewhere, such as an import that cannot be resolved, would otherwise look like agreement.
  if (status !== 0 && errors.length === 0) throw new Error(`the compiler failed: ${stdout}`);
  return errors.map(([, line, message = ""]) => ({ line: Number(line), message }));
}
