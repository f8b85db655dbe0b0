import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import { StoreFailure } from "@platform/server/ports/failures.ts";
import pg from "pg";
import { append, type Append } from "./operations/append.ts";
import { signal } from "./operations/signal.ts";
import { type SeededStore, seededStore } from "./seededStore.ts";
import { inPostgres, openAt, type OpenStore, sharedStoreKinds } from "./storeKinds.ts";
import { connect } from "./testPostgres.ts";
import { byNobody } from "./writeAs.ts";

/** What was appended to each channel: the texts in the order of the messages, and of the events. */
async function appendedIn({ store, keys }: SeededStore) {
  const events = await store.db
    .selectFrom("outbox")
    .select(["channel_id", "payload"])
    .where("type", "=", "appended")
    .orderBy("id")
    .execute();
  return Promise.all(
    keys.map(async (key) => {
      const messages = await store.db
        .selectFrom("messages")
        .select(["body", "ts"])
        .where("channel_key", "=", key)
        .where("body", "not like", "{%")
        .orderBy("ts")
        .execute();
      return {
        texts: messages.map(({ body }) => body),
        events: events.filter((e) => e.channel_id === `C${key}`).map((e) => JSON.parse(e.payload).text as string),
      };
    }),
  );
}

async function assertWhole(seeded: SeededStore, kept: readonly string[]): Promise<void> {
  const channels = await appendedIn(seeded);
  for (const { texts, events } of channels) assert.deepEqual(events, texts, "events are in the order of timestamps");
  assert.deepEqual(channels.flatMap(({ texts }) => texts).toSorted(), kept.toSorted());
}

function appends(seeded: SeededStore, count: number, fill: (at: number) => Partial<Append> = () => ({})): Append[] {
  const { teamId, keys } = seeded;
  return Array.from({ length: count }, (_, at) => ({
    teamId,
    channelKey: keys[at % 2] ?? 0,
    text: `t${String(at).padStart(3, "0")}`,
    ...fill(at),
  }));
}

for (const kind of sharedStoreKinds) {
  describe(`operations that ask for timestamps at the same moment on ${kind.name}`, { skip: kind.skip }, () => {
    test("are each all or nothing, whatever happens to their neighbours", async () => {
      await using seeded = await seededStore(kind);
      const faults = [undefined, "refuse", undefined, "throw", undefined, "violate"] as const;
      const asked = appends(seeded, 60, (at) => {
        const fault = at < 40 ? undefined : faults[at % faults.length];
        return fault ? { fault } : {};
      });

      const answers = await Promise.allSettled(asked.map((input) => seeded.store.write(append, byNobody, input)));

      assert.deepEqual(
        answers.map((answer) => (answer.status === "fulfilled" ? answer.value.ok : "thrown")),
        asked.map(({ fault }) => (fault === undefined ? true : fault === "refuse" ? false : "thrown")),
      );
      await assertWhole(
        seeded,
        asked.filter(({ fault }) => !fault).map(({ text }) => text),
      );
    });

    test("get unique ones, in the order of their events, although some take several", async () => {
      await using seeded = await seededStore(kind);
      const asked = appends(seeded, 40, (at) => ({ count: 1 + (at % 3) }));

      const answers = await Promise.all(asked.map((input) => seeded.store.write(append, byNobody, input)));

      for (const key of seeded.keys) {
        const given = answers.flatMap((answer, at) => (answer.ok && asked[at]?.channelKey === key ? answer.given : []));
        assert.equal(new Set(given).size, given.length);
      }
      await assertWhole(
        seeded,
        asked.flatMap(({ text, count }) => Array.from({ length: count ?? 1 }, () => text)),
      );
    });

    test("of two servers keep the order of each channel", async () => {
      await using seeded = await seededStore(kind);
      await using other = await openAt(seeded.place.location);
      const asked = appends(seeded, 80);

      await Promise.all(asked.map((input, at) => (at % 3 === 0 ? other : seeded.store).write(append, byNobody, input)));

      await assertWhole(
        seeded,
        asked.map(({ text }) => text),
      );
    });
  });
}

/** The statements that the store sends meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  const spy = mock.method(pg.Client.prototype, "query", function (this: pg.Client, ...args: unknown[]) {
    const [text] = args as [string | { text: string }];
    sent.push((typeof text === "string" ? text : text.text).trim());
    return Reflect.apply(query, this, args) as unknown;
  });
  try {
    await work();
  } finally {
    spy.mock.restore();
  }
  // Notices are sent for many commits at once, and the listener connects at its own time.
  return sent.filter((text) => !text.includes("pg_notify") && !text.startsWith("listen "));
}

const firstWords = (text: string): string => text.split(/\s+/).slice(0, 2).join(" ");

describe("the statements of a write on PostgreSQL", { skip: inPostgres.skip }, () => {
  test("are four for a message: begin, the timestamp, the message with its event, commit", async () => {
    await using seeded = await seededStore(inPostgres);
    const [input] = appends(seeded, 1);
    assert.ok(input);

    const sent = await statementsOf(() => seeded.store.write(append, byNobody, input));

    assert.deepEqual(sent.map(firstWords), ["begin; set", "update channels", "with part0", "commit"]);
  });

  test("are shared by messages of one moment", async () => {
    await using seeded = await seededStore(inPostgres);
    const asked = appends(seeded, 20);

    const sent = await statementsOf(() =>
      Promise.all(asked.map((input) => seeded.store.write(append, byNobody, input))),
    );

    assert.deepEqual(sent.map(firstWords), ["begin; set", "update channels", "with part0", "commit"]);
  });

  test("need no transaction for a single one, and none at all for a refusal", async () => {
    await using seeded = await seededStore(inPostgres);
    const { store, teamId } = seeded;

    const written = await statementsOf(() => store.write(signal, byNobody, { teamId }));
    const refused = await statementsOf(() => store.write(signal, byNobody, { teamId, isRefused: true }));

    assert.deepEqual(written.map(firstWords), ["select value", "insert into"]);
    assert.deepEqual(refused.map(firstWords), ["select value"]);
  });
});

describe("a channel that another server holds", { skip: inPostgres.skip }, () => {
  test("delays the messages of that channel, and of others only for a moment", async () => {
    await using seeded = await seededStore(inPostgres);
    const [held, free] = seeded.keys;
    await using holder = await connect(locationUrl(seeded));
    await holder.client.query("begin");
    await holder.client.query("select pg_advisory_xact_lock($1)", [held]);
    const asked = appends(seeded, 4);

    const writing = asked.map((input) => seeded.store.write(append, byNobody, input));
    await Promise.all(writing.filter((_, at) => asked[at]?.channelKey === free));
    const [heldChannel, freeChannel] = await appendedIn(seeded);
    await holder.client.query("commit");
    await Promise.all(writing);

    assert.equal(heldChannel?.texts.length, 0);
    assert.equal(freeChannel?.texts.length, 2);
    await assertWhole(
      seeded,
      asked.map(({ text }) => text),
    );
  });
});

describe("a connection that ends inside a shared transaction", { skip: inPostgres.skip }, () => {
  test("keeps all of every acknowledged message, and none or all of the others", async () => {
    await using seeded = await seededStore(inPostgres);
    const url = locationUrl(seeded);
    await using ending = await connect(url);
    const acknowledged: string[] = [];
    const undecided: string[] = [];

    for (let round = 0; round < 30; round++) {
      const asked = appends(seeded, 12, (at) => ({ text: `r${round}-${at}` }));
      const writing = asked.map((input) => writeOrFail(seeded.store, input));
      const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'platform' and datname = current_database() and xact_start is not null`;
      // At another moment of the transaction in each round.
      for (let at = 0; at < round % 6; at++) await ending.client.query("select 1");
      await ending.client.query(terminate);
      for (const [at, answer] of (await Promise.all(writing)).entries()) {
        const { text } = asked[at] as Append;
        if (answer === "kept") acknowledged.push(text);
        else if (answer === "unknown") undecided.push(text);
      }
    }

    const channels = await appendedIn(seeded);
    for (const { texts, events } of channels) assert.deepEqual(events, texts);
    const kept = channels.flatMap(({ texts }) => texts);
    assert.equal(new Set(kept).size, kept.length, "no message is there twice");
    assert.deepEqual(
      acknowledged.filter((text) => !kept.includes(text)),
      [],
      "acknowledged and lost",
    );
    const possible = new Set([...acknowledged, ...undecided]);
    assert.deepEqual(
      kept.filter((text) => !possible.has(text)),
      [],
      "kept although its failure said otherwise",
    );
  });
});

async function writeOrFail(store: OpenStore, input: Append): Promise<"kept" | "unknown" | "unreachable" | "full"> {
  try {
    await store.write(append, byNobody, input);
    return "kept";
  } catch (error) {
    assert.ok(error instanceof StoreFailure, String(error));
    return error.kind;
  }
}

function locationUrl({ place }: SeededStore): string {
  if (place.location.kind !== "postgres") throw new Error("not on PostgreSQL");
  return place.location.url;
}
