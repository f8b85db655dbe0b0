import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentOf, makeCanvas } from "../../../testkit/canvases.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

/** Types and receivers of the events about files, in order. */
async function eventsOf({ platform }: Workspace): Promise<string[]> {
  const rows = await platform.store.db
    .selectFrom("outbox")
    .select(["type", "channel_id", "user_id"])
    .where("type", "like", "file_%")
    .orderBy("id")
    .execute();
  return rows.map(({ type, channel_id, user_id }) => `${type} ${channel_id ?? user_id}`);
}

const change = { operation: "insert_at_end", document_content: contentOf("a") } as const;

describe("events about a canvas", () => {
  test("go to the people that have it", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const canvas_id = await makeCanvas(bob);
    await bob.does("canvases.access.set", { canvas_id, access_level: "write", user_ids: [carol.id] });
    await carol.does("canvases.edit", { canvas_id, changes: [change] });
    await bob.does("canvases.delete", { canvas_id });

    assert.deepEqual(await eventsOf(world), [
      `file_created ${bob.id}`,
      `file_change ${bob.id}`,
      `file_change ${carol.id}`,
      `file_change ${bob.id}`,
      `file_change ${carol.id}`,
      `file_deleted ${bob.id}`,
      `file_deleted ${carol.id}`,
    ]);
  });

  test("go to the channel that has it", async () => {
    await using world = await workspace();
    const { canvas_id } = await world.bob.does("conversations.canvases.create", { channel_id: world.secret });
    await world.alice.does("canvases.edit", { canvas_id, changes: [change] });
    await world.bob.does("canvases.delete", { canvas_id });

    assert.deepEqual(await eventsOf(world), [
      `file_created ${world.bob.id}`,
      `file_shared ${world.secret}`,
      `file_change ${world.secret}`,
      `file_deleted ${world.secret}`,
    ]);
  });
});
