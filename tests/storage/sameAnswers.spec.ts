import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { type Actor, StoppedClock, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { schemaFloorKey } from "@platform/server/storage/schemaFloor.ts";
import { platformOptions } from "./platformPlace.ts";
import { mark } from "./operations/mark.ts";
import { inMemory, inPostgres, open, type StoreKind, storeKinds } from "./storeKinds.ts";
import { byNobody } from "./writeAs.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const runs = roundsOf("PLATFORM_SAME_ANSWERS_RUNS");

type Step =
  | {
      readonly do: "post";
      readonly who: Person;
      readonly channel: number;
      readonly thread: number;
      readonly text: string;
    }
  | { readonly do: "create"; readonly who: Person; readonly name: string; readonly isPrivate: boolean }
  | { readonly do: "list"; readonly who: Person; readonly limit: number; readonly types: string }
  | {
      readonly do: "history";
      readonly who: Person;
      readonly channel: number;
      readonly limit: number;
      readonly oldest: number;
      readonly latest: number;
      readonly inclusive: boolean;
    }
  | { readonly do: "wait"; readonly seconds: number };
type Person = "alice" | "bob" | "dora" | "bot";

const who = fc.constantFrom<Person>("alice", "bob", "dora", "bot");
const place = fc.nat(7);
/** Which of the timestamps seen so far; every other time none. */
const moment = fc.integer({ min: -12, max: 12 });
/** PostgreSQL takes no zero byte in a text, and neither database a half of a surrogate pair. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom("a\u0000b", "\u0000", "\ud800", "x\udfff\ud83d"),
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant("post" as const), who, channel: place, thread: moment, text }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("create" as const),
        who,
        name: fc.oneof(fc.stringMatching(/^[a-z_É-]{1,4}$/), fc.constantFrom("a\u0000", "\ud800")),
        isPrivate: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant("list" as const),
        who,
        limit: fc.integer({ min: 1, max: 5 }),
        types: fc.constantFrom("public_channel", "private_channel", "public_channel,private_channel"),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("history" as const),
        who,
        channel: place,
        limit: fc.integer({ min: 1, max: 4 }),
        oldest: moment,
        latest: moment,
        inclusive: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant("wait" as const), seconds: fc.integer({ min: -3600, max: 3600 }) }),
    },
  ),
  { minLength: 10, maxLength: 40 },
);

describe("the stores", () => {
  const kinds = storeKinds.filter((kind) => kind.skip === false);

  test(
    `answer any sequence of calls alike: ${kinds.map((kind) => kind.name).join(", ")}`,
    { skip: inPostgres.skip },
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const [first, ...others] = await Promise.all(kinds.map((kind) => transcribe(kind, sequence)));
          for (const other of others) assert.deepEqual(other, first);
        }),
        { numRuns: runs, endOnFailure: false },
      );
    },
  );

  test("sort and compare text alike, byte by byte", { skip: inPostgres.skip }, async () => {
    const keys = [
      "a",
      "B",
      "b",
      "_",
      "-",
      "9",
      "10",
      "É",
      "é",
      "e",
      "ß",
      "ss",
      "Z",
      "z",
      "\u{1F600}",
      "\uFFFD",
      "日",
      "a b",
      "ab",
      "A",
    ];

    const sorted = await Promise.all(kinds.map((kind) => sortKeys(kind, keys)));

    const byBytes = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    for (const order of sorted) assert.deepEqual(order, byBytes);
  });
});

describe("a page of channels", () => {
  for (const kind of [inMemory, inPostgres]) {
    test(`ends exactly where the next one begins on ${kind.name}`, { skip: kind.skip }, async () => {
      await using fresh = await kind.fresh();
      await using world = await workspace(platformOptions(fresh.location));
      for (let at = 0; at < 12; at++) await world.alice.does("conversations.create", { name: `c${at}` });

      const whole = await listNames(world.alice, { limit: 1000 });
      const paged = await listNames(world.alice, { limit: 3 });

      assert.deepEqual(paged.names, whole.names);
      assert.ok(
        paged.sizes.slice(0, -1).every((size) => size === 3),
        `pages of ${paged.sizes.join(", ")}`,
      );
    });
  }
});

async function sortKeys(kind: StoreKind, keys: readonly string[]): Promise<string[]> {
  await using fresh = await kind.fresh();
  await using store = await open(fresh);
  for (const key of keys) await store.write(mark, byNobody, { key });
  // Walks by comparison, as pages do, so that order and comparison cannot disagree unseen.
  const walked: string[] = [];
  for (let last = ""; ;) {
    const row = await store.db
      .selectFrom("meta")
      .select("key")
      .where("key", ">", last)
      .where("key", "!=", schemaFloorKey)
      .orderBy("key")
      .limit(1)
      .executeTakeFirst();
    if (!row) return walked;
    walked.push((last = row.key));
  }
}

/** What the world answers, with ids replaced by names: ids are random, names and timestamps are not. */
async function transcribe(kind: StoreKind, sequence: readonly Step[]): Promise<unknown[]> {
  await using fresh = await kind.fresh();
  const clock = new StoppedClock();
  await using world = await workspace({ ...platformOptions(fresh.location), clock });
  const seen: Seen = { channels: [world.general, world.random, world.secret], stamps: [] };
  const lines: unknown[] = [];
  for (const step of sequence) {
    if (step.do === "wait") clock.advance({ seconds: step.seconds });
    else lines.push(await take(world, seen, step));
  }
  return lines;
}

interface Seen {
  readonly channels: string[];
  readonly stamps: string[];
}

async function take(world: Workspace, seen: Seen, step: Exclude<Step, { do: "wait" }>): Promise<unknown> {
  const actor = world[step.who];
  const channel = "channel" in step ? seen.channels[step.channel % seen.channels.length] : undefined;
  switch (step.do) {
    case "post": {
      const thread_ts = stampAt(seen, step.thread);
      const body = await actor.asks("chat.postMessage", {
        channel,
        text: step.text,
        ...(thread_ts ? { thread_ts } : {}),
      });
      if (body.ok) seen.stamps.push(String(body["ts"]));
      return [body.error ?? "posted", body["ts"], (body["message"] as { text?: string } | undefined)?.text];
    }
    case "create": {
      const body = await actor.asks("conversations.create", { name: step.name, is_private: step.isPrivate });
      if (body.ok) seen.channels.push((body["channel"] as { id: string }).id);
      return [body.error ?? "created", step.name];
    }
    case "list":
      return listNames(actor, { limit: step.limit, types: step.types }).then(({ names, sizes }) => [
        names.toSorted(),
        sizes,
      ]);
    case "history":
      return readHistory(actor, seen, channel, step);
  }
}

async function readHistory(
  actor: Actor,
  seen: Seen,
  channel: string | undefined,
  step: Step & { do: "history" },
): Promise<unknown> {
  const { limit, inclusive } = step;
  const oldest = stampAt(seen, step.oldest);
  const latest = stampAt(seen, step.latest);
  const range = { channel, limit, inclusive, ...(oldest ? { oldest } : {}), ...(latest ? { latest } : {}) };
  const pages: unknown[] = [];
  for (let cursor = ""; ;) {
    const body = await actor.asks("conversations.history", cursor ? { ...range, cursor } : range);
    if (!body.ok) return [...pages, body.error];
    const messages = body["messages"] as { ts: string; text: string }[];
    pages.push([body["has_more"], messages.map(({ ts, text }) => [ts, text])]);
    cursor = (body["response_metadata"] as { next_cursor: string }).next_cursor;
    if (!cursor) return pages;
  }
}

function stampAt({ stamps }: Seen, at: number): string | undefined {
  return at < 0 || stamps.length === 0 ? undefined : stamps[at % stamps.length];
}

async function listNames(actor: Actor, params: Record<string, unknown>): Promise<{ names: string[]; sizes: number[] }> {
  const names: string[] = [];
  const sizes: number[] = [];
  for (let cursor = ""; ;) {
    const body = await actor.asks("conversations.list", cursor ? { ...params, cursor } : params);
    if (!body.ok) return { names: [body.error ?? ""], sizes };
    const channels = body["channels"] as { name: string }[];
    names.push(...channels.map((channel) => channel.name));
    sizes.push(channels.length);
    cursor = (body["response_metadata"] as { next_cursor: string }).next_cursor;
    if (!cursor) return { names, sizes };
  }
}
