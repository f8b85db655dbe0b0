import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { quickFolder } from "../faults/dataFolder.ts";
import { type Columns, compareTables, readColumns } from "./compareTables.ts";
import { inMemory, inPostgres, open, type StoreKind } from "./storeKinds.ts";

const tablesFile = join(import.meta.dirname, "../../packages/server/src/storage/tables/tables.ts");

for (const kind of [inMemory, inPostgres]) {
  test(`the types of the tables are the schema of ${kind.name}`, { skip: kind.skip }, async () => {
    assert.deepEqual(differences(await columnsOf(kind)), []);
  });
}

/** A database that differs from the types: what it has instead, and how the difference is reported. */
const differing: readonly [table: string, column: string, words: string[] | undefined, sentence: string][] = [
  ["users", "nickname", ["text"], "users.nickname is in the database and not in the type"],
  ["users", "tz", ["text or null"], "users.tz is text or null in the database and text in the type"],
  ["users", "email", ["text"], "users.email is text in the database and text or null in the type"],
  ["users", "real_name", ["integer"], "users.real_name is integer in the database and text in the type"],
  ["users", "is_away", ["integer"], "users.is_away is integer in the database and integer with default in the type"],
  ["teams", "move", undefined, 'teams has "move" in the type only'],
  ["notes", "id", ["text"], "notes is in the database and not in the type"],
];

test("a column or table that one side lacks is found, and so is another nullability, kind or default", async () => {
  const columns = new Map([...(await columnsOf(inMemory))].map(([table, found]) => [table, new Map(found)]));
  for (const [table, column, words] of differing) {
    const found = columns.get(table) ?? new Map<string, readonly string[]>();
    if (words) found.set(column, words);
    else found.delete(column);
    columns.set(table, found);
  }
  columns.delete("pins");

  const sentences = [...differing.map((difference) => difference[3]), 'Tables has "pins" in the type only'];
  assert.deepEqual(differences(columns).toSorted(), sentences.toSorted());
});

async function columnsOf(kind: StoreKind): Promise<Columns> {
  await using place = await kind.fresh();
  await using store = await open(place);
  return await readColumns(store.db);
}

function differences(columns: Columns): string[] {
  using folder = quickFolder("tables");
  return compareTables(columns, tablesFile, folder.path);
}
