import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { printTs } from "@platform/protocol";
import { createPlatform } from "@platform/server";
import { nobody } from "@platform/server/domain/caller.ts";
import { openImport } from "@platform/server/importMaintenance.ts";
import { databaseFile } from "@platform/server/ports/dataFolder.ts";
import { selectChannel } from "@platform/server/storage/queries/channels.ts";
import { openStore, type Store } from "@platform/server/storage/store.ts";
import type { Effort } from "./compareHttp.ts";
import { insertBare } from "./insertBare.ts";
import { figureOf, type Measured } from "./measured.ts";

const subject = "import of an export";
const peopleCount = 100;
const messagesPerDay = 200;
const firstS = Date.UTC(2020, 0, 1) / 1000;
const dayS = 86_400;

/** Messages per second of an import. The floor inserts the same rows, with their entries in the search index, and does nothing else. */
export async function compareImport(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants(subject)) return [];
  tell(subject);
  const days = effort.rounds === 1 ? 25 : 250;
  const exported = writeExport(join(folder, "export"), days);
  const ours: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const imported = join(folder, `imported-${round}`);
    ours.push(await rateOf(days, () => importInto(imported, exported)));
    floors.push(await insertRows(imported, join(folder, `inserted-${round}`)));
  }
  return [figureOf(subject)("messages/s", ours, { ratioAtLeast: 0.5 }, floors)];
}

async function rateOf(days: number, run: () => Promise<number>): Promise<number> {
  return (days * messagesPerDay * 1000) / (await run());
}

/** Returns the milliseconds of the import, without those of starting. */
async function importInto(data: string, exported: string): Promise<number> {
  await (await createPlatform({ dataFolder: data, seed: "dev" })).stop();
  await using opened = await openImport({
    from: exported,
    fromWorkspace: undefined,
    workspace: "birch",
    dataFolder: data,
    filesFolder: undefined,
    baseUrl: undefined,
    operator: "bench",
  });
  const startMs = performance.now();
  await opened.run({ signal: new AbortController().signal, onProgress: () => {} });
  return performance.now() - startMs;
}

const rowsPerWrite = 500;

/** Inserts the rows that were imported into a store of its own, and returns how many a second it took. */
async function insertRows(imported: string, data: string): Promise<number> {
  await (await createPlatform({ dataFolder: data, seed: "dev" })).stop();
  // Without a platform around them, which would index these rows meanwhile.
  const [source, target] = [await openAt(imported), await openAt(data)];
  const channel = await selectChannel(source.db, channelId);
  const rows = await source.db
    .selectFrom("messages")
    .selectAll()
    .where("channel_key", "=", channel?.key ?? 0)
    .execute();
  const home = await target.db.selectFrom("channels").select(["key", "team_id"]).limit(1).executeTakeFirstOrThrow();
  const context = { caller: nobody, nowMs: Date.now() };
  const startMs = performance.now();
  for (let at = 0; at < rows.length; at += rowsPerWrite) {
    const part = rows.slice(at, at + rowsPerWrite).map((row) => ({ ...row, channel_key: home.key }));
    await target.write(insertBare, context, { teamId: home.team_id, rows: part });
  }
  const rate = (rows.length * 1000) / (performance.now() - startMs);
  await source.close();
  await target.close();
  return rate;
}

function openAt(data: string): Promise<Store> {
  return openStore({ kind: "file", path: databaseFile(data) }, { environment: { serverKey: "0".repeat(64) } });
}

const channelId = "C0BENCH01";

/** One channel with threads, in a folder as Slack would pack it. */
function writeExport(folder: string, days: number): string {
  mkdirSync(join(folder, "busy"), { recursive: true });
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
  const users = Array.from({ length: peopleCount }, (_, at) => ({
    id: `U0BENCH${at}`,
    name: `person${at}`,
    profile: {},
  }));
  write("users.json", users);
  write("channels.json", [{ id: channelId, name: "busy", created: firstS, members: users.map(({ id }) => id) }]);
  for (let day = 0; day < days; day++) {
    const date = new Date((firstS + day * dayS) * 1000).toISOString().slice(0, 10);
    write(
      `busy/${date}.json`,
      Array.from({ length: messagesPerDay }, (_, at) => messageAt(day, at)),
    );
  }
  return folder;
}

/** A quarter of them are replies, and text is as long as people write it. */
function messageAt(day: number, at: number): object {
  const tsOf = (place: number) => printTs((firstS + day * dayS + place * 60) * 1_000_000 + 17);
  const text = `Message ${at} of day ${day}: the quick brown fox jumps over the lazy dog, and nobody minds at all.`;
  const section = { type: "rich_text_section", elements: [{ type: "text", text }] };
  return {
    type: "message",
    user: `U0BENCH${(at * 7) % peopleCount}`,
    text,
    ts: tsOf(at),
    blocks: [{ type: "rich_text", block_id: "b", elements: [section] }],
    ...(at % 4 === 3 && { thread_ts: tsOf(at - 3) }),
  };
}
