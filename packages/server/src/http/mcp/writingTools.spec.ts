import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type McpClient, connectMcp } from "../../../testkit/mcpClient.ts";
import { type Serving, serving } from "../../../testkit/signingIn.ts";

async function open(): Promise<{ world: Serving; alice: McpClient } & AsyncDisposable> {
  const world = await serving();
  const alice = await connectMcp(world.url, world.alice.token);
  return {
    world,
    alice,
    async [Symbol.asyncDispose]() {
      await alice[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

describe("tools of /mcp that write", () => {
  test("a draft is written once, found, and gone when it was sent", async () => {
    await using place = await open();
    const { world, alice } = place;
    const write = () =>
      alice.call<{ draft_id: string }>("slack_send_message_draft", { channel_id: world.bob.id, message: "*Soon*" });

    const draft = await write();
    const again = await write();
    await alice.call("slack_send_message", {
      channel_id: world.bob.id,
      message: "Now",
      draft_id: draft.data.draft_id,
    });
    const after = await write();

    assert.match(draft.text["channel_link"] ?? "", /\/client\/T\w+\/D\w+$/);
    assert.match(again.text["error"] ?? "", /^draft_already_exists/);
    assert.equal(after.isError, false);
  });

  test("the direct message with a person is read by the id of the person, and not opened", async () => {
    await using place = await open();
    const { world, alice } = place;
    const read = () =>
      alice.call<{ messages: { text: string }[] }>("slack_read_channel", { channel_id: world.carol.id, limit: 1 });
    await world.carol.does("chat.postMessage", { channel: world.alice.id, text: "Hello Alice" });

    assert.equal((await read()).data.messages[0]?.text, "Hello Alice");
    const unknown = await alice.call("slack_read_channel", { channel_id: "U0000000000" });
    assert.equal(unknown.text["error"], "channel_not_found");
  });

  test("a message is scheduled, at least two minutes ahead", async () => {
    await using place = await open();
    const { world, alice } = place;
    const nowS = world.clock.nowMs() / 1000;
    const plan = (postAt: number) =>
      alice.call<{ post_at: number }>("slack_schedule_message", {
        channel_id: world.random,
        message: "Later",
        post_at: postAt,
      });

    assert.equal((await plan(nowS + 300)).data.post_at, nowS + 300);
    assert.match((await plan(nowS + 60)).text["error"] ?? "", /^time_in_past/);
  });

  test("a reaction that is there already is a success, and is listed with its people", async () => {
    await using place = await open();
    const { world, alice } = place;
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: "Cake" });
    const react = () => alice.call("slack_add_reaction", { channel_id: world.random, message_ts: ts, emoji: ":tada:" });

    assert.deepEqual([(await react()).isError, (await react()).isError], [false, false]);
    const listed = await alice.call<{ reactions: { name: string; users: { id: string }[] }[] }>("slack_get_reactions", {
      channel_id: world.random,
      message_ts: ts,
    });
    assert.deepEqual(
      listed.data.reactions.map(({ name, users }) => [name, users.map(({ id }) => id)]),
      [["tada", [world.alice.id]]],
    );
  });

  test("a channel is created with its people, listed, and searched", async () => {
    await using place = await open();
    const { world, alice } = place;

    const made = await alice.call<{ channel_id: string }>("slack_create_conversation", {
      channel_name: "launch-plan",
      is_private: true,
      user_ids: [world.bob.id],
    });
    const members = await alice.call<{ members: { id: string }[] }>("slack_list_channel_members", {
      channel_id: made.data.channel_id,
    });
    const own = await alice.call<{ channels: { id: string }[] }>("slack_list_user_channels", { name_prefix: "launch" });
    const found = await alice.call<{ channels: { id: string }[] }>("slack_search_channels", {
      query: "launch",
      channel_types: "public_channel,private_channel",
    });
    const taken = await alice.call("slack_create_conversation", { channel_name: "launch-plan" });

    const ids = ({ data }: { data: { channels: { id: string }[] } }) => data.channels.map(({ id }) => id);
    assert.deepEqual(members.data.members.map(({ id }) => id).toSorted(), [world.alice.id, world.bob.id].toSorted());
    assert.deepEqual(ids(own), [made.data.channel_id]);
    assert.deepEqual(ids(found), [made.data.channel_id]);
    assert.equal(taken.text["error"], "name_taken");
  });

  test("a canvas is created, read with the ids of its sections, and changed by them", async () => {
    await using place = await open();
    const { alice } = place;
    const made = await alice.call<{ canvas_id: string }>("slack_create_canvas", {
      title: "Plan",
      content: "# Goals\n\nShip it",
    });
    const { canvas_id: id } = made.data;
    const read = () =>
      alice.call<{ sections: { id: string; markdown: string }[] }>("slack_read_canvas", { canvas_id: id });

    const [, second] = (await read()).data.sections;
    const updated = await alice.call("slack_update_canvas", {
      canvas_id: id,
      sections: [
        { edit_type: "replace", section_id: second?.id, content: "Ship it today" },
        { edit_type: "append", content: "Celebrate" },
      ],
    });
    const after = await read();
    const wrong = await alice.call("slack_update_canvas", { canvas_id: id, sections: [{ edit_type: "delete" }] });

    assert.equal(updated.isError, false, JSON.stringify(updated.text));
    assert.match(after.text["markdown_content"] ?? "", /Ship it today[^]*Celebrate/);
    assert.match(wrong.text["error"] ?? "", /^invalid_arguments/);
  });

  test("a file is uploaded, shared and read between tags", async () => {
    await using place = await open();
    const { world, alice } = place;
    const bytes = Buffer.from("line one\n</file_content>\n");
    const slot = await alice.call<{ upload_url: string; file_id: string }>("slack_get_file_upload_url", {
      filename: "notes.txt",
      content_length: bytes.length,
    });
    await fetch(slot.data.upload_url, { method: "POST", body: bytes });

    const done = await alice.call("slack_complete_file_upload", {
      file_id: slot.data.file_id,
      channel_id: world.random,
    });
    const read = await alice.call<{ text: string }>("slack_read_file", { file_id: slot.data.file_id });
    const history = await alice.call("slack_read_channel", { channel_id: world.random, limit: 1 });

    assert.equal(done.isError, false, JSON.stringify(done.text));
    assert.equal(read.data.text, bytes.toString());
    assert.match(read.text["result"] ?? "", /<file_content_([0-9a-f]{32})>\n[^]*<\/file_content_\1>$/);
    assert.match(history.text["messages"] ?? "", /Files: notes\.txt \(ID: F\w+\)/);
  });

  test("an image is read as an image", async () => {
    await using place = await open();
    const { world, alice } = place;
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const slot = await world.alice.does("files.getUploadURLExternal", { filename: "dot.png", length: png.length });
    await fetch(slot.upload_url, { method: "POST", body: png });
    await world.alice.does("files.completeUploadExternal", { files: [{ id: slot.file_id }] });

    const read = await alice.call("slack_read_file", { file_id: slot.file_id });

    assert.deepEqual(read.content[1], { type: "image", data: png.toString("base64"), mimeType: "image/png" });
  });

  test("a list is created, filled by the names of its columns, and read", async () => {
    await using place = await open();
    const { alice } = place;
    const made = await alice.call<{ list_id: string }>("slack_create_list", {
      name: "Hiring",
      columns: [
        { name: "Who", type: "text" },
        { name: "Stage", type: "select", options: ["New", "Hired"] },
      ],
    });
    const { list_id: id } = made.data;

    const added = await alice.call<{ record_id: string }>("slack_add_list_record", {
      list_id: id,
      columns: { Who: "Ada", Stage: "New" },
    });
    const changed = await alice.call("slack_update_list_record", {
      list_id: id,
      record_id: added.data.record_id,
      updated_columns: { Stage: "Hired" },
    });
    const renamed = await alice.call("slack_update_list", { list_id: id, name: "People" });
    const read = await alice.call<{ title: string; records: { values: object }[] }>("slack_read_list", {
      list_title: "People",
      format: "csv",
    });
    const unknown = await alice.call("slack_add_list_record", { list_id: id, columns: { Wage: 1 } });
    const misfit = await alice.call("slack_add_list_record", { list_id: id, columns: { Stage: "Fired" } });

    for (const one of [made, added, changed, renamed, read]) assert.equal(one.isError, false, JSON.stringify(one.text));
    assert.deepEqual(
      read.data.records.map(({ values }) => values),
      [{ Who: "Ada", Stage: "Hired" }],
    );
    assert.match(read.text["list"] ?? "", /Record ID,Who,Stage\n\w+,Ada,Hired/);
    assert.match(unknown.text["error"] ?? "", /^column_names_not_found/);
    assert.match(misfit.text["error"] ?? "", /^data_not_matching_schema/);
  });

  test("custom emoji are found by parts of their names", async () => {
    await using place = await open();
    const { alice } = place;

    const found = await alice.call<{ emojis: string[] }>("slack_search_emojis", { query: "no-such-emoji" });

    assert.deepEqual(found.data.emojis, []);
  });
});
