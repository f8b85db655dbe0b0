import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type ApiAnswer, type Place, ServerPair } from "../flows/serverPair.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import type { DevFile } from "./serverProcess.ts";

interface Created extends ApiAnswer {
  readonly channel: { readonly id: string };
}

interface History extends ApiAnswer {
  readonly messages: readonly { readonly text: string; readonly subtype?: string }[];
  readonly response_metadata?: { readonly next_cursor?: string };
}

interface Reports extends ApiAnswer {
  readonly reports: readonly { readonly channel_id?: string; readonly deleted: number; readonly held: number }[];
}

const oldMessages = 300;
const kills = 3;

describe("a retention run whose servers are killed", () => {
  test("deletes on SQLite what its rule names, once, and nothing else", { timeout: 240_000 }, async () => {
    using folder = quickFolder("retention");
    await using pair = await ServerPair.start({ dataFolder: folder.path });
    await killDuringRun(pair);
  });

  test(
    "deletes on PostgreSQL what its rule names, once, and nothing else",
    { skip: postgresSkip, timeout: 240_000 },
    async () => {
      await using database = await createDatabase();
      using folder = quickFolder("retention");
      await using pair = await ServerPair.start({ dataFolder: folder.path, databaseUrl: database.url });
      await killDuringRun(pair);
    },
  );
});

/** Three channels with the same messages: one has a rule, one a rule and a person on a legal hold, one no rule. */
async function killDuringRun(pair: ServerPair): Promise<void> {
  const { users } = await pair.dev<DevFile>();
  const tokenOf = (name: string): string => users.find((user) => user.name === name)?.token ?? "";
  const token = tokenOf("alice");
  const make = async (name: string): Promise<string> =>
    (await must(pair.call<Created>(0, "conversations.create", { token, name }))).channel.id;
  const [governed, held, free] = [await make("governed"), await make("held"), await make("free")];
  const carol = users.find(({ name }) => name === "carol")?.id ?? "";
  await must(pair.call(0, "conversations.invite", { token, channel: held, users: carol }));
  await must(pair.call(0, "admin.legalHolds.policies.create", { token, name: "Case", entity_ids: carol }));
  await postMany(pair, token, governed, "old", oldMessages);
  for (const channel of [held, free]) await postMany(pair, token, channel, "old", 60);

  await pair.advance(0, "40d");
  await pair.settle();
  for (const channel of [governed, held, free]) await postMany(pair, token, channel, "young", 20);
  for (const channel_id of [governed, held]) {
    const rule = { token, channel_id, duration_days: "30" };
    await must(pair.call(0, "admin.conversations.setCustomRetention", rule));
    await must(pair.call(0, "admin.retention.confirm", rule));
  }
  await must(pair.call(0, "admin.retention.run", { token }));

  const reportOf = async (place: Place, channel: string) => {
    const { reports } = await must(pair.call<Reports>(place, "admin.retention.reports.list", { token, limit: "100" }));
    const own = reports.filter(({ channel_id }) => channel_id === channel);
    return { deleted: sum(own.map(({ deleted }) => deleted)), held: sum(own.map((report) => report.held)) };
  };
  let seen = 0;
  for (let kill = 0; kill < kills && seen < oldMessages; kill++) {
    const place: Place = kill % 2 === 0 ? 0 : 1;
    const other: Place = place === 0 ? 1 : 0;
    await eventually(
      "the run goes on",
      async () => {
        const { deleted } = await reportOf(other, governed);
        const hasAdvanced = deleted > seen;
        seen = deleted;
        return hasAdvanced;
      },
      60_000,
    );
    pair.restart(place, "SIGKILL");
  }
  await eventually(
    "the run has ended",
    async () => (await reportOf(0, governed)).deleted >= oldMessages && (await reportOf(0, held)).held >= 60,
    60_000,
  );
  await pair.settle();

  const young = textsOf("young", 20);
  assert.deepEqual(await readAll(pair, token, governed), young);
  assert.deepEqual(await readAll(pair, token, held), [...textsOf("old", 60), ...young].toSorted());
  assert.deepEqual(await readAll(pair, token, free), [...textsOf("old", 60), ...young].toSorted());
  assert.deepEqual(await reportOf(1, governed), { deleted: oldMessages, held: 0 });
  assert.equal((await reportOf(1, free)).deleted, 0);
}

const textsOf = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${word} ${at}`).toSorted();

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function must<Answer extends ApiAnswer>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer;
}

/** Many at once, because a post waits for its commit. */
async function postMany(pair: ServerPair, token: string, channel: string, word: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += 50) {
    const batch = Array.from({ length: Math.min(50, count - from) }, (_, at) => `${word} ${from + at}`);
    await Promise.all(batch.map((text) => must(pair.call(0, "chat.postMessage", { token, channel, text }))));
  }
}

async function readAll(pair: ServerPair, token: string, channel: string): Promise<string[]> {
  const texts: string[] = [];
  for (let cursor = ""; ;) {
    const page = await must(
      pair.call<History>(1, "conversations.history", { token, channel, limit: "200", ...(cursor && { cursor }) }),
    );
    texts.push(...page.messages.filter(({ subtype }) => subtype === undefined).map(({ text }) => text));
    cursor = page.response_metadata?.next_cursor ?? "";
    if (cursor === "") return texts.toSorted();
  }
}
