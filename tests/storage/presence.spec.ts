import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { type Frame, Listening } from "./listening.ts";
import { inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

// Only where several servers are meant to share a database: one file is for one server.
describe("people at different servers", () => {
  test("see each other come, write and go", { skip: inPostgres.skip }, async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    await Promise.all([first.platform.listen(), second.platform.listen()]);
    await using bob = await Listening.as(second.bob);
    await using carol = await Listening.as(second.carol);
    const alice = await Listening.as(first.alice);
    const { id } = first.alice;
    const tellsOf = (presence: string) => (frame: Frame) =>
      frame["presence"] === presence &&
      (frame["user"] === id || (frame["users"] as string[] | undefined)?.includes(id) === true);

    bob.say({ type: "presence_sub", ids: [id] });
    await bob.until("alice comes", tellsOf("active"));
    alice.say({ type: "typing", channel: first.secret, thread_ts: "1.000001" });
    await bob.until("alice writes", (frame) => frame.type === "user_typing");
    assert.deepEqual(
      bob.frames.filter((frame) => frame.type === "user_typing"),
      [{ type: "user_typing", channel: first.secret, thread_ts: "1.000001", user: id }],
    );
    await alice[Symbol.asyncDispose]();
    await bob.until("alice goes", tellsOf("away"));
    assert.equal(
      carol.frames.some((frame) => frame.type === "user_typing"),
      false,
    );
  });

  test("are counted together, and away at all servers once they say so at one", { skip: inPostgres.skip }, async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    await Promise.all([first.platform.listen(), second.platform.listen()]);
    const { id } = first.alice;
    await using bob = await Listening.as(second.bob);
    bob.say({ type: "presence_sub", ids: [id] });
    await using _here = await Listening.as(first.alice);
    await using _there = await Listening.as(second.alice);
    const changes = (presence: string) => (frame: Frame) => frame["presence"] === presence && frame["user"] === id;
    await bob.until("alice is active", changes("active"));
    const own = () => second.alice.does("users.getPresence", {});
    while ((await own()).connection_count !== 2) await setTimeout(50);

    await first.alice.does("users.setPresence", { presence: "away" });
    await bob.until("alice is away", changes("away"));
    const { presence, manual_away, online } = await own();
    assert.deepEqual([presence, manual_away, online], ["away", true, true]);
  });

  test("are active again at their server when they report activity at another", { skip: inPostgres.skip }, async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    await Promise.all([first.platform.listen(), second.platform.listen()]);
    await using _alice = await Listening.as(first.alice);
    first.clock.advance({ seconds: 630 });
    await first.platform.settle();
    assert.equal((await first.alice.does("users.getPresence", {})).auto_away, true);

    await second.alice.does("users.setActive", {});
    while ((await first.alice.does("users.getPresence", {})).auto_away === true) await setTimeout(50);
    assert.equal((await first.bob.does("users.getPresence", { user: first.alice.id })).presence, "active");
  });
});
