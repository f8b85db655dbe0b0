import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseTs, printTs } from "@platform/protocol";
import fc from "fast-check";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { act, type Act, ChannelLife } from "./channelLife.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const runs = roundsOf("PLATFORM_WALKS_RUNS");

/** One way through a channel or a thread. Each step to the next page goes by cursor or by time. */
interface Way {
  /** Which thread; the channel when there is none. */
  readonly thread: number | undefined;
  readonly limit: number;
  readonly inclusive: boolean;
  readonly oldest: Moment | undefined;
  readonly latest: Moment | undefined;
  readonly steps: readonly ("cursor" | "time")[];
}

/** At one of the messages there are, or a microsecond beside it. */
interface Moment {
  readonly at: number;
  readonly by: number;
}

const moment = fc.option(fc.record({ at: fc.nat(40), by: fc.constantFrom(-1, 0, 0, 1) }), { nil: undefined });
const way: fc.Arbitrary<Way> = fc.record({
  thread: fc.option(fc.nat(10), { nil: undefined }),
  limit: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(7, 100)),
  inclusive: fc.boolean(),
  oldest: moment,
  latest: moment,
  steps: fc.oneof(
    fc.constant(["cursor" as const]),
    fc.constant(["time" as const]),
    fc.array(fc.constantFrom("cursor" as const, "time" as const), { minLength: 2, maxLength: 6 }),
  ),
});
const acts = fc.array(act, { minLength: 5, maxLength: 40 });
const ways = fc.array(way, { minLength: 4, maxLength: 8 });

for (const kind of storeKinds) {
  describe(`walking on ${kind.name}`, { skip: kind.skip }, () => {
    test("by cursor, by time and by both comes to what is there, in order and once [API-6.13, API-6.18]", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await fc.assert(
        fc.asyncProperty(acts, ways, async (deeds, chosen) => {
          const life = await live(world, deeds);
          for (const one of chosen) {
            const plan = planOf(life, one);
            const expected = plan.among(plan.all());
            assert.deepEqual((await walk(world.bob, plan)).seen, expected);
            assert.deepEqual((await walk(world.bob, { ...plan, limit: 999 })).seen, expected);
          }
        }),
        { numRuns: runs },
      );
    });

    test("while others post, edit and delete misses nothing that was there and stays, and tells nothing twice", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await fc.assert(
        fc.asyncProperty(acts, ways, acts, async (deeds, chosen, meanwhile) => {
          const life = await live(world, deeds);
          const plans = chosen.map((one) => planOf(life, one));
          const before = plans.map((plan) => plan.among(plan.all()));
          const waiting = [...meanwhile];
          const between = async (): Promise<void> => {
            const deed = waiting.shift();
            if (deed) await life.perform(deed);
          };

          const walked = await Promise.all(plans.map((plan) => walk(world.bob, plan, between)));

          for (const [at, plan] of plans.entries()) {
            const { seen, lost } = walked[at] ?? { seen: [], lost: true };
            const left = new Set(plan.all());
            assert.deepEqual(seen, plan.inOrder([...new Set(seen)]), "out of order, or twice");
            const stayed = (before[at] ?? []).filter((ts) => left.has(ts));
            if (!lost)
              assert.deepEqual(
                stayed.filter((ts) => !seen.includes(ts)),
                [],
                "missed",
              );
          }
        }),
        { numRuns: runs },
      );
    });
  });
}

async function live(world: Workspace, deeds: readonly Act[]): Promise<ChannelLife> {
  const life = await ChannelLife.begin([world.alice, world.bob, world.bot]);
  for (const deed of deeds) await life.perform(deed);
  return life;
}

/** A way through a channel that exists. */
interface Plan {
  readonly method: "conversations.history" | "conversations.replies";
  readonly place: { readonly channel: string; readonly ts?: string };
  readonly range: Range;
  readonly limit: number;
  readonly steps: Way["steps"];
  /** All that stands there now, without regard to the bounds. */
  all(): string[];
  /** Those within the bounds, in the order in which they are to come. */
  among(all: readonly string[]): string[];
  inOrder(stamps: readonly string[]): string[];
}

interface Range {
  readonly oldest?: string;
  readonly latest?: string;
  readonly inclusive: boolean;
}

function planOf(life: ChannelLife, { thread, limit, steps, ...bounds }: Way): Plan {
  const roots = life.roots();
  const root = thread === undefined ? undefined : roots[thread % Math.max(1, roots.length)];
  const all = (): string[] => (root === undefined ? life.history() : life.thread(root));
  const stamps = all();
  const oldest = stampOf(stamps, bounds.oldest);
  const latest = stampOf(stamps, bounds.latest);
  const range = { inclusive: bounds.inclusive, ...(oldest && { oldest }), ...(latest && { latest }) };
  const inOrder = (some: readonly string[]): string[] =>
    root === undefined ? some.toSorted().toReversed() : some.toSorted();
  return {
    method: root === undefined ? "conversations.history" : "conversations.replies",
    place: { channel: life.channel, ...(root !== undefined && { ts: root }) },
    range,
    limit,
    steps,
    all,
    among: (some) => inOrder(some.filter((ts) => isWithin(range, ts))),
    inOrder,
  };
}

function stampOf(stamps: readonly string[], chosen: Moment | undefined): string | undefined {
  const ts = chosen && stamps[chosen.at % stamps.length];
  return ts === undefined ? undefined : beside(ts, chosen?.by ?? 0);
}

function beside(ts: string, by: number): string {
  return printTs((parseTs(ts) ?? 0) + by);
}

function isWithin({ oldest = "0", latest = "9", inclusive }: Range, ts: string): boolean {
  return inclusive ? ts >= oldest && ts <= latest : ts > oldest && ts < latest;
}

/** Goes on until nothing more is promised. Lost is who walks in a thread that is deleted under their feet. */
async function walk(
  actor: Actor,
  { method, place, range, limit, steps }: Plan,
  between = async (): Promise<void> => {},
): Promise<{ seen: string[]; lost: boolean }> {
  const seen: string[] = [];
  let bounds = range;
  let cursor = "";
  for (let page = 0; ; page++) {
    await between();
    const body = await actor.asks(method, { ...place, ...bounds, limit, ...(cursor && { cursor }) });
    if (body.error === "thread_not_found") return { seen, lost: true };
    assert.ok(body.ok, JSON.stringify(body));
    const stamps = (body["messages"] as { ts: string }[]).map(({ ts }) => ts);
    const next = (body["response_metadata"] as { next_cursor: string }).next_cursor;
    // One that goes in circles would never end.
    assert.ok(!seen.includes(stamps[0] ?? ""), `${stamps[0]} comes twice`);
    seen.push(...stamps);
    assert.equal(next !== "", body["has_more"]);
    if (next === "") return { seen, lost: false };
    assert.equal(stamps.length, limit, "only the last page may be short");
    cursor = steps[page % steps.length] === "cursor" ? next : "";
    if (cursor === "") bounds = boundsAfter(method, bounds, stamps.at(-1) ?? "");
  }
}

/** History goes back in time and a thread goes on; a bound that is part of the range is moved past what was seen. */
function boundsAfter(method: Plan["method"], range: Range, last: string): Range {
  const edge = range.inclusive ? 1 : 0;
  return method === "conversations.history"
    ? { ...range, latest: beside(last, -edge) }
    : { ...range, oldest: beside(last, edge) };
}
