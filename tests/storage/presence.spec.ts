import assert from "node:assert/strict";
import { describe, test } from "node:test";
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
});
