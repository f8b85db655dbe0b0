import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { botIdOf, makePrivate } from "../../packages/server/testkit/channels.ts";
import { type Actor, StoppedClock, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { type StoreKind, storeKinds } from "./storeKinds.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const runs = roundsOf("PLATFORM_MEMBERSHIP_RUNS");

const people = ["alice", "bob", "carol", "dora", "bot"] as const;
type Person = (typeof people)[number];

interface Step {
  readonly method: (typeof methods)[number];
  readonly who: Person;
  readonly whom: readonly Person[];
  readonly channel: number;
  readonly name: string;
}

const methods = [
  "conversations.create",
  "conversations.join",
  "conversations.invite",
  "conversations.kick",
  "conversations.leave",
  "conversations.archive",
  "conversations.unarchive",
  "conversations.rename",
  "conversations.setTopic",
  "conversations.open",
  "conversations.close",
  "chat.postMessage",
] as const;

const person = fc.constantFrom(...people);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    method: fc.constantFrom(...methods),
    who: person,
    whom: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }),
    channel: fc.nat(9),
    name: fc.constantFrom("a", "b", "c", "private-a", "private-b"),
  }),
  { minLength: 15, maxLength: 50 },
);

describe("people who join and leave", () => {
  const kinds = storeKinds.filter((kind) => kind.skip === false);

  test(`leaves the same behind on ${kinds.map((kind) => kind.name).join(", ")}`, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const [first, ...others] = await Promise.all(kinds.map((kind) => play(kind, sequence)));
        for (const other of others) assert.deepEqual(other, first);
      }),
      { numRuns: runs, endOnFailure: false },
    );
  });
});

describe("people who are deactivated", () => {
  for (const kind of storeKinds) {
    test(
      `is neither listed nor counted, whatever happens at the same time, on ${kind.name}`,
      {
        skip: kind.skip,
      },
      async () => {
        await using place = await kind.fresh();
        await using world = await workspace(platformOptions(place.location));
        const { alice, bob, carol } = world;
        const named = { team_id: teamsOf(world).acme, user_id: bob.id };
        const channels: string[] = [];
        for (const name of ["one", "two", "three"]) channels.push(await makePrivate(world, name, carol));
        const [one = "", two = "", three = ""] = channels;

        for (let round = 0; round < 5; round++) {
          await alice.asks("conversations.invite", { channel: one, users: [bob.id] });
          await alice.asks("conversations.kick", { channel: two, user: bob.id });
          await Promise.all([
            alice.does("admin.users.remove", named),
            carol.asks("conversations.kick", { channel: one, user: bob.id }),
            carol.asks("conversations.invite", { channel: two, users: [bob.id] }),
            carol.asks("conversations.invite", { channel: three, users: [bob.id] }),
          ]);
          for (const channel of channels) assert.deepEqual(await countIn(carol, channel), { listed: 2, counted: 2 });

          await Promise.all([
            alice.does("admin.users.reactivate", named),
            carol.asks("conversations.kick", { channel: three, user: bob.id }),
          ]);
          for (const channel of channels) {
            const { listed, counted } = await countIn(carol, channel);
            assert.equal(counted, listed);
          }
        }
      },
    );
  }
});

async function countIn(actor: Actor, channel: string) {
  const { members } = await actor.does("conversations.members", { channel });
  const { channel: info } = await actor.does("conversations.info", { channel, include_num_members: true });
  return { listed: members.length, counted: info.num_members };
}

interface Cast {
  readonly world: Workspace;
  readonly ids: Readonly<Record<Person, string>>;
  /** Every conversation that anybody has made or opened, in that order. */
  readonly channels: string[];
}

/** The code of each answer, and in the end who is where, by names. */
async function play(kind: StoreKind, sequence: readonly Step[]): Promise<unknown> {
  await using place = await kind.fresh();
  await using world = await workspace({ ...platformOptions(place.location), clock: new StoppedClock() });
  const { alice, bob, carol, dora, bot, general, random, secret } = world;
  const ids = { alice: alice.id, bob: bob.id, carol: carol.id, dora: dora.id, bot: await botIdOf(bot) };
  const cast: Cast = { world, ids, channels: [general, random, secret] };
  const codes: string[] = [];
  for (const step of sequence) codes.push(await take(cast, step));
  return { codes, places: await lookAround(cast) };
}

async function take({ world, ids, channels }: Cast, step: Step): Promise<string> {
  const users = step.whom.map((name) => ids[name]);
  const body = await world[step.who].asks(step.method, {
    ...(step.method === "conversations.open" ? {} : { channel: channels[step.channel % channels.length] }),
    users,
    user: users[0],
    name: step.name,
    is_private: step.name.startsWith("private"),
    topic: step.name,
    text: "Hello.",
  });
  const made = (body["channel"] as { id?: string } | undefined)?.id;
  if (made !== undefined && !channels.includes(made)) channels.push(made);
  return `${step.method} ${body.error ?? "ok"}`;
}

/** What each person sees, which must agree with what the store counts and lists. */
async function lookAround({ world, ids, channels }: Cast): Promise<unknown> {
  const { db } = world.platform.store;
  const names = new Map(people.map((name) => [ids[name], name]));
  const rows = await db
    .selectFrom("channel_members")
    .innerJoin("channels", "channels.key", "channel_members.channel_key")
    .select(["channels.id", "channels.kind", "channels.member_count", "channel_members.user_id"])
    .where("channels.team_id", "=", world.dev.teams[0]?.id ?? "")
    .execute();
  const places: unknown[] = [];
  for (const id of channels) {
    const members = rows.filter((row) => row.id === id);
    for (const { member_count: counted } of members) assert.equal(counted, members.length);
    assert.ok(members.length > 0 || (await isPublic(world.alice, id)), "a private channel was left empty");
    places.push(members.map((row) => names.get(row.user_id) ?? "another person").toSorted());
  }
  const lists: Record<string, number[]> = {};
  for (const name of people) {
    const listed = await listOf(world[name]);
    lists[name] = listed.map((id) => channels.indexOf(id)).toSorted((a, b) => a - b);
    for (const id of listed) assert.ok(rows.some((row) => row.id === id && row.user_id === ids[name]));
    const inChannels = rows.filter((row) => row.user_id === ids[name] && row.kind.startsWith("p"));
    for (const row of inChannels) assert.ok(listed.includes(row.id), `${name} does not find ${row.id}`);
  }
  return { places, lists };
}

async function isPublic(actor: Actor, channel: string): Promise<boolean> {
  return (await actor.asks("conversations.info", { channel })).ok;
}

async function listOf(actor: Actor): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ""; ;) {
    const page = await actor.does("users.conversations", {
      types: ["public_channel", "private_channel", "im", "mpim"],
      limit: 3,
      ...(cursor === "" ? {} : { cursor }),
    });
    ids.push(...page.channels.map(({ id }) => id));
    cursor = page.response_metadata.next_cursor;
    if (cursor === "") return ids;
  }
}
