import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres, type StoreKind } from "./storeKinds.ts";

/** What a person does in a channel with the message that comes first, second and so on. */
const step = fc.record({
  does: fc.constantFrom("post", "post", "reply", "reply", "broadcast", "react", "edit", "delete", "refuse", "resend"),
  who: fc.constantFrom("alice", "bob", "carol"),
  on: fc.nat(5),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One step for each channel at a time: those of a turn run at once, and the order within each channel is known. */
const channels = 4;
const turns = fc.array(fc.array(step, { minLength: 1, maxLength: channels }), { minLength: 5, maxLength: 15 });
const numRuns = roundsOf("PLATFORM_POSTS_RUNS");

interface Place {
  readonly at: number;
  readonly channel: string;
  /** The timestamps of its messages. */
  readonly posted: string[];
}

/** The timestamp of what was posted, "ok", or the code of the refusal. */
async function take(world: Workspace, place: Place, { does, who, on }: Step): Promise<string> {
  const { channel, posted } = place;
  const actor = world[who];
  const ts = posted[on % Math.max(posted.length, 1)] ?? "1.000001";
  const text = `${does} ${posted.length} <@${world.dora.id}>`;
  const post = async (more: object): Promise<string> => {
    const body = await actor.asks("chat.postMessage", { channel, text, ...more });
    if (body["ok"]) posted.push(String(body["ts"]));
    return String(body["error"] ?? body["ts"]);
  };
  const call = async (method: string, params: object): Promise<string> =>
    String((await actor.asks(method, { channel, ...params }))["error"] ?? "ok");
  if (does === "post") return post({});
  if (does === "reply") return post({ thread_ts: ts });
  if (does === "broadcast") return post({ thread_ts: ts, reply_broadcast: true });
  if (does === "refuse") return post({ thread_ts: "1.000001" });
  if (does === "resend") return post({ client_msg_id: `00000000-0000-4000-8000-0000000000${place.at}${on}` });
  if (does === "react") return call("reactions.add", { timestamp: ts, name: "eyes" });
  if (does === "edit") return call("chat.update", { ts, text: `${text} edited` });
  return call("chat.delete", { ts });
}

/** Ids are drawn at random, so each is named by the place where it comes first. */
function withoutIds<Rows>(rows: Rows): Rows {
  const names = new Map<string, string>();
  const text = JSON.stringify(rows)
    .replaceAll(/\b[A-Z][A-Z0-9]{8,12}\b/g, (id) => {
      if (!names.has(id)) names.set(id, `#${names.size}`);
      return names.get(id) ?? "";
    })
    .replaceAll(/\\"block_id\\":\\"[^"\\]*\\"/g, "block_id");
  return JSON.parse(text) as Rows;
}

async function rowsOf({ platform }: Workspace, channelId: string): Promise<unknown> {
  const { db } = platform.store;
  const { key, last_ts } = await db
    .selectFrom("channels")
    .select(["key", "last_ts"])
    .where("id", "=", channelId)
    .executeTakeFirstOrThrow();
  const messages = await db.selectFrom("messages").selectAll().where("channel_key", "=", key).orderBy("ts").execute();
  const threads = await db.selectFrom("thread_members").selectAll().where("channel_key", "=", key).execute();
  const events = await db
    .selectFrom("outbox")
    .select(["type", "audience", "payload"])
    .where("channel_id", "=", channelId)
    .orderBy("id")
    .execute();
  const keyless = (rows: readonly { channel_key: number }[]) => rows.map((row) => ({ ...row, channel_key: 0 }));
  // The messages first, so that they name the people, and then the threads can be sorted.
  const named = withoutIds({ last_ts, messages: keyless(messages), events, threads: keyless(threads) });
  const sorted = named.threads.map((row) => JSON.stringify(row)).toSorted();
  return { ...named, threads: sorted };
}

async function play(world: Workspace, all: readonly (readonly Step[])[], run: number, isTogether: boolean) {
  const ids: string[] = [];
  for (let at = 0; at < channels; at++) {
    const { channel } = await world.alice.does("conversations.create", { name: `same-${run}-${at}` });
    for (const { id } of [world.bob, world.carol]) {
      await world.alice.does("conversations.invite", { channel: channel.id, users: [id] });
    }
    ids.push(channel.id);
  }
  const places = ids.map((channel, at): Place => ({ at, channel, posted: [] }));
  const answers: string[][] = [];
  for (const steps of all) {
    const jobs = steps.map((one, at) => () => take(world, places[at] as Place, one));
    if (isTogether) answers.push(await Promise.all(jobs.map((job) => job())));
    else {
      const turn: string[] = [];
      for (const job of jobs) turn.push(await job());
      answers.push(turn);
    }
  }
  const rows: unknown[] = [];
  for (const id of ids) rows.push(await rowsOf(world, id));
  return { answers, rows };
}

async function open(kind: StoreKind) {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.fresh());
  const folder = stack.use(quickFolder("same"));
  const world = stack.use(await workspace({ dataFolder: folder.path, ...platformOptions(place.location) }));
  const all = stack.move();
  return { world, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

describe("any sequence of posts, replies, reactions, edits, deletions and refusals", () => {
  for (const kind of [inFile, inPostgres]) {
    test(`leaves the same rows at once as one by one, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using alone = await open(inFile);
      await using together = await open(kind);
      let run = 0;
      const property = fc.asyncProperty(turns, async (all) => {
        run++;
        const expected = await play(alone.world, all, run, false);
        assert.deepEqual(await play(together.world, all, run, true), expected);
      });
      await fc.assert(property, { numRuns, endOnFailure: true });
    });
  }
});
