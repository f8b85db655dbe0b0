// Makes the fixture of the version in whose tree it lies: `node --import ./seededRandom.ts main.ts FOLDER`. `npm run fixture
// -- --at COMMIT` copies this folder into the tree of that commit, so it imports only what every version has.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { memoryServerKey } from "@platform/server/ports/serverKey.ts";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { quickFolder } from "../../faults/dataFolder.ts";
import { openStage } from "../../flows/objects/stage.ts";
import { workspace } from "../../../packages/server/testkit/workspace.ts";
import { dumpSchema } from "../dumpSchema.ts";
import { migrateBare, withBareDatabase } from "../migrateBare.ts";
import { inFile, inPostgres } from "../storeKinds.ts";
import { readContent, type TableContent } from "./content.ts";
import { furnish } from "./furnish.ts";
import { plantRows } from "./plantRows.ts";
import { type Recording, recordAnswers } from "./recordAnswers.ts";

const target = join(process.argv[2] ?? "", Object.keys(migrations).at(-1) ?? "");
mkdirSync(target, { recursive: true });

using folder = quickFolder("fixture");
const database = join(folder.path, "platform.db");

// In memory, because only there tests may write rows that no call makes.
const stage = await openStage();
await furnish(stage);
const { store } = stage.world.platform;
writeFileSync(database, store.copy?.() ?? "");
writeFileSync(join(folder.path, "server.key"), `${memoryServerKey()}\n`);
await stage.world.platform.stop();
plantRows(database);

const world = await workspace({ dataFolder: folder.path, clock: stage.world.clock, allowMissingFiles: true });
const recording = await recordAnswers(world, stage);
await world.platform.stop();

const content = readContent(database);
const nowMs = stage.world.clock.nowMs();
keep("rows.json.gz", `[\n${content.map((table) => JSON.stringify(table)).join(",\n")}\n]\n`);
keep("answers.json.gz", JSON.stringify({ nowMs, ...recording }));
keep("server.key", `${memoryServerKey()}\n`);
keep("contents.json", `${JSON.stringify(describe(content, recording), undefined, 2)}\n`);
for (const kind of [inFile, inPostgres]) {
  await using place = await kind.empty();
  await migrateBare(place.location, migrations);
  const dialect = place.location.kind === "postgres" ? "postgres" : "sqlite";
  await withBareDatabase(place.location, async (db) => {
    keep(`schema.${dialect}.txt.gz`, `${(await dumpSchema(db, dialect)).join("\n")}\n`);
  });
}
process.stdout.write(`${target}\n`);

/** The port differs from run to run. */
function keep(name: string, text: string): void {
  const plain = text.replaceAll(/(http:\/\/localhost|http%3A%2F%2Flocalhost)(:|%3A)\d+/g, "$1");
  writeFileSync(join(target, name), name.endsWith(".gz") ? gzipSync(plain, { level: 9 }) : plain);
}

/** For the reader of a change, because the rest is compressed. */
function describe(tables: readonly TableContent[], { answers }: Recording): object {
  return {
    methods: new Set(answers.map(({ method }) => method)).size,
    answers: answers.length,
    rows: Object.fromEntries(tables.map(({ table, rows }) => [table, rows.length])),
  };
}
