import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import type { KnownMigrations } from "@platform/server/storage/migrate.ts";
import { compareTables, readColumns } from "./compareTables.ts";
import { migrateBare, withBareDatabase } from "./migrateBare.ts";
import { type FreshPlace, sharedStoreKinds } from "./storeKinds.ts";

const root = join(import.meta.dirname, "..", "..");

/** The four pieces of code of the walk: the migration, its import, its entry, and the column of the type. */
function readWalk(): string[] {
  const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [, section = ""] = page.split("\n## Add a column\n");
  const [walk = ""] = section.split("\n## ");
  return [...walk.matchAll(/^ {3}```ts\n([\s\S]*?)^ {3}```$/gm)].map(([, code = ""]) => code.replaceAll(/^ {3}/gm, ""));
}

/** The folders that a column touches, apart from the queries that use it. Neither imports from outside. */
class Clone {
  /** Within the repository, where imports of libraries lead to the same modules as those of the server. */
  readonly #folder = mkdtempSync(join(root, "dist-draft-column-"));
  readonly edited = new Set<string>();

  constructor() {
    const storage = join(root, "packages", "server", "src", "storage");
    for (const name of ["migrations", "tables"]) {
      cpSync(join(storage, name), join(this.#folder, name), { recursive: true });
    }
  }

  write(file: string, code: string): void {
    this.edited.add(file);
    writeFileSync(join(this.#folder, file), code);
  }

  /** Puts a line before another one. */
  insert(file: string, before: RegExp, line: string): void {
    const code = readFileSync(join(this.#folder, file), "utf8");
    const at = code.search(before);
    assert.ok(at >= 0, `${file} has no ${before}`);
    this.write(file, code.slice(0, at) + line + code.slice(at));
  }

  /** Migrates a database with these files, and compares it with these types. */
  async compare({ location }: FreshPlace): Promise<string[]> {
    const url = pathToFileURL(join(this.#folder, "migrations", "migrations.ts")).href;
    const { migrations } = (await import(`${url}?edits=${this.edited.size}`)) as { migrations: KnownMigrations };
    await migrateBare(location, migrations);
    let differences: string[] = [];
    await withBareDatabase(location, async (db) => {
      const tablesFile = join(this.#folder, "tables", "tables.ts");
      differences = compareTables(await readColumns(db), tablesFile, join(this.#folder, "check"));
    });
    return differences;
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

for (const kind of sharedStoreKinds) {
  test(`the walk in CONTRIBUTING adds a column to ${kind.name} with three files`, { skip: kind.skip }, async () => {
    const [migration = "", imported = "", entry = "", column = ""] = readWalk();
    using clone = new Clone();
    await using place = await kind.empty();
    assert.deepEqual(await clone.compare(place), []);

    const [, file = ""] = /"\.\/(\d{4}-nicknames\.ts)"/.exec(imported) ?? [];
    clone.write(`migrations/${file}`, migration);
    clone.insert("migrations/migrations.ts", /\n\/\*\*/, imported);
    clone.insert("migrations/migrations.ts", /^};$/m, entry);
    assert.deepEqual(await clone.compare(place), ["users.nickname is in the database and not in the type"]);

    clone.insert("tables/users.ts", /^}$/m, column);
    assert.deepEqual(await clone.compare(place), []);
    assert.equal(clone.edited.size, 3);
  });
}
