import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../testkit/controls.ts";
import { workspace } from "../../testkit/workspace.ts";

describe("person.post", () => {
  test("posts as a person, by their name and that of the channel, also into a thread", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const asked = await controls.does("person.post", { user: "alice", channel: "#general", text: "Anybody?" });
    const ids = { user: world.bob.id, channel: world.general };
    const answered = await controls.does("person.post", { ...ids, text: "Me.", thread_ts: asked["ts"] });
    assert.equal((answered["message"] as { thread_ts: string }).thread_ts, asked["ts"]);
    const { messages } = await world.bot.does("conversations.history", { channel: world.general, limit: 1 });
    assert.deepEqual([messages[0]?.user, messages[0]?.text], [world.alice.id, "Anybody?"]);
  });

  test("binds the person to what they may do", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const refused = await world.platform.control("person.post", { user: "carol", channel: "secret", text: "x" });
    assert.ok(refused && !refused.ok);
    assert.deepEqual(refused.response_metadata?.messages, ["[ERROR] channel_not_found"]);
    assert.equal(await controls.refused("person.post", { user: "carol", channel: "secret", text: "x" }), "refused");
  });

  test("is refused for unknown people, for deactivated ones, and without a workspace", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const hello = { channel: "general", text: "hello" };
    assert.equal(await controls.refused("person.post", { ...hello, user: "zoe" }), "user_not_found");
    assert.equal(await controls.refused("person.post", { ...hello, user: "dev_app" }), "user_not_found");
    const elsewhere = { ...hello, user: "alice", workspace: "nowhere" };
    assert.equal(await controls.refused("person.post", elsewhere), "team_not_found");
    await world.alice.does("admin.users.remove", { team_id: world.dev.teams[0]?.id ?? "", user_id: world.bob.id });
    assert.equal(await controls.refused("person.post", { ...hello, user: "bob" }), "user_not_found");
  });
});

describe("person.call", () => {
  test("calls a method as a person, answers whatever it answers, and is in the log", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const made = await controls.does("person.call", {
      user: "alice",
      method: "conversations.create",
      args: { name: "plans" },
    });
    const again = await controls.does("person.call", {
      user: "alice",
      method: "conversations.create",
      args: { name: "plans" },
    });
    assert.equal((made["answer"] as { ok: boolean }).ok, true);
    assert.equal((again["answer"] as { error: string }).error, "name_taken");
    const { entries } = await controls.does("log.list", { method: "conversations.create" });
    assert.deepEqual(
      (entries as { code: string }[]).map((entry) => entry.code),
      ["ok", "name_taken"],
    );
  });

  test("is refused for what is no method, nobody, and nowhere", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const refused = (args: object) => controls.refused("person.call", { user: "alice", method: "auth.test", ...args });
    assert.equal(await refused({ method: "chat.shout" }), "unknown_method");
    assert.equal(await refused({ user: "zoe" }), "user_not_found");
    assert.equal(await refused({ workspace: "nowhere" }), "team_not_found");
    assert.equal(await refused({ args: [] }), "invalid_arguments");
  });
});
