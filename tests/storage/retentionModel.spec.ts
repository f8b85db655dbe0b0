import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";
import { platformOptions } from "./platformPlace.ts";
import { assign, bulk, confirm, hold, makeSpare, release, rule, unarchive, unrule } from "./retentionActs.ts";
import { edit, move, pass, post, remove, reply } from "./retentionMessages.ts";
import { beginWalk, compareWithModel, type Walk } from "./retentionWalk.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

/** A longer walk by flag: PLATFORM_RETENTION_STEPS=1000000 npm test -- retentionModel */
const steps = roundsOf("PLATFORM_RETENTION_STEPS");
const comparedEvery = 100;

type Act = (walk: Walk) => Promise<void>;

const often = (count: number, name: string, act: Act): [string, Act][] => Array<[string, Act]>(count).fill([name, act]);

/** What people do most of the time, and administrators now and then. */
const acts: readonly (readonly [string, Act])[] = [
  ...often(30, "post", post),
  ...often(12, "reply", reply),
  ...often(12, "edit", edit),
  ...often(10, "delete", remove),
  ...often(6, "move", move),
  ...often(3, "release", release),
  ...often(3, "pass", pass),
  ...often(2, "assign", assign),
  ...often(2, "make", makeSpare),
  ...often(2, "bulk", bulk),
  ...often(1, "unarchive", unarchive),
  ...often(1, "hold", hold),
  ...often(2, "rule", rule),
  ...often(3, "confirm", confirm),
  ...often(1, "unrule", unrule),
];

describe("random roles, holds, retention, bulk actions, edits and deletions follow their rules", () => {
  for (const kind of [inMemory, inPostgres]) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const walk = await beginWalk(world);
      for (let step = 1; step <= steps; step++) {
        const [name, act] = walk.dice.pick(acts) ?? assert.fail("there are no acts");
        await act(walk);
        if (name === "pass" || step % comparedEvery === 0) await compareWithModel(walk, `step ${step}, ${name}`);
      }
      const unseen = Object.entries(walk.counted).filter(([, count]) => count === 0);
      assert.deepEqual(unseen, [], "the walk never did this");
    });
  }
});
