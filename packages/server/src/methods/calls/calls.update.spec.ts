import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addCall, postCall } from "../../../testkit/calls.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "calls.update";

describe(method, () => {
  test("changes what is given, and sends the messages that show the call again", async () => {
    await using world = await workspace();
    const id = await addCall(world);
    const { read } = await postCall(world, id);
    const end = await outboxEnd(world);

    const { call } = await world.bot.does(method, {
      id,
      join_url: "https://meet.example.com/78",
      desktop_app_join_url: "meet://78",
    });

    assert.deepEqual(
      [call.title, call.join_url, call.desktop_app_join_url],
      ["Stand-up", "https://meet.example.com/78", "meet://78"],
    );
    assert.equal((await read()).v1["join_url"], "https://meet.example.com/78");
    const sent = (await eventsAfter(world, end)).map(({ payload }) => [payload["type"], payload["subtype"]]);
    assert.deepEqual(sent, [["message", "message_changed"]]);
  });

  test("leaves messages alone that show it no longer", async () => {
    await using world = await workspace();
    const id = await addCall(world);
    const { ts } = await postCall(world, id);
    await world.bot.does("chat.update", { channel: world.general, ts, text: "Cancelled", blocks: [] });
    const end = await outboxEnd(world);

    await world.bot.does(method, { id, title: "Retrospective" });

    assert.deepEqual(await eventsAfter(world, end), []);
  });

  refuses(method, {
    invalid_call_id: ({ bot }) => bot.refused(method, { id: "R0NOSUCH" }),
    invalid_arguments: async (world) =>
      world.bot.refused(method, { id: await addCall(world), join_url: "ftp://meet.example.com" }),
  });
});
