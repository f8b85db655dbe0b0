import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "stars.list";

describe(method, () => {
  test("pages by number and by cursor, and marks messages as starred", async () => {
    await using world = await workspace();
    const { bob, random: channel } = world;
    const posted: string[] = [];
    for (const text of ["one", "two", "three"]) {
      const { ts: timestamp } = await bob.does("chat.postMessage", { channel, text });
      await bob.does("stars.add", { channel, timestamp });
      posted.unshift(timestamp);
    }
    const first = await bob.does(method, { limit: 2 });
    assert.deepEqual(first.paging, { per_page: 2, spill: 0, page: 1, total: 3, pages: 2 });
    const next = await bob.does(method, { limit: 2, cursor: first.response_metadata.next_cursor ?? "" });
    const second = await bob.does(method, { count: 2, page: 2 });
    assert.deepEqual(second.items, next.items);
    const all = [...first.items, ...next.items];
    assert.deepEqual(
      all.map(({ message }) => message?.ts),
      posted,
    );
    assert.ok(all.every(({ message }) => (message as { is_starred?: boolean }).is_starred));
  });

  test("leaves out what was deleted", async () => {
    await using world = await workspace();
    const { bob, random: channel } = world;
    const { ts } = await bob.does("chat.postMessage", { channel, text: "soon gone" });
    await bob.does("stars.add", { channel, timestamp: ts });
    await bob.does("chat.delete", { channel, ts });
    assert.deepEqual((await bob.does(method, {})).items, []);
  });

  refuses(method, { invalid_cursor: ({ bob }) => bob.refused(method, { cursor: "forged" }) });
});
