import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addCall, postCall } from "../../../testkit/calls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "calls.end";

describe(method, () => {
  test("ends it now, or as long after its start as it took, and its messages say so", async () => {
    await using world = await workspace();
    const startS = Math.floor(world.clock.nowMs() / 1000);
    const [now, took] = [await addCall(world), await addCall(world, { external_unique_id: "other" })];
    const { read } = await postCall(world, took);
    world.clock.advance({ seconds: 60 });

    const ended = await world.bot.does(method, { id: now });
    const later = await world.bot.does(method, { id: took, duration: 900 });

    assert.deepEqual([ended.call.date_end, later.call.date_end], [startS + 60, startS + 900]);
    const { v1, edited } = await read();
    assert.deepEqual([v1["has_ended"], v1["date_end"], edited], [true, startS + 900, undefined]);
  });

  refuses(method, {
    invalid_call_id: ({ bot }) => bot.refused(method, { id: "R0NOSUCH" }),
    inactive_call: async (world) => {
      const id = await addCall(world);
      await world.bot.does(method, { id });
      return world.bot.refused(method, { id });
    },
  });
});
