import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel } from "../../testkit/channels.ts";
import { workspace } from "../../testkit/workspace.ts";
import { decodeParams } from "../methods/decodeParams.ts";
import { methods } from "../methods/registry.ts";

const args = [...methods.values()].flatMap((method) =>
  method.params
    .filter(([name]) => /(^|_)ts(_|$)|^(timestamp|oldest|latest)$/.test(name))
    .map(([name, param]) => ({ method: method.name, name, param })),
);
/** Bounds in whole seconds, which are numbers. */
const inSeconds = new Set([
  "admin.audit.list oldest",
  "admin.audit.list latest",
  "admin.users.invite guest_expiration_ts",
  "admin.users.setExpiration expiration_ts",
]);
const timestamps = args.filter(({ method, name }) => !inSeconds.has(`${method} ${name}`));

describe("Every timestamp argument of every method", () => {
  test("is one of the arguments tested here", () => {
    assert.ok(timestamps.length > 40, `found ${timestamps.length}`);
    assert.equal(args.length - timestamps.length, inSeconds.size);
  });

  for (const { method, name, param } of timestamps) {
    test(`${method} ${name} is cut off after six decimals`, () => {
      const decode = (raw: unknown) => decodeParams({ params: [[name, param]] }, { [name]: raw });

      assert.deepEqual(decode("1700000000.0001009999999"), { [name]: "1700000000.000100" });
      assert.deepEqual(decode("1700000000.000100"), { [name]: "1700000000.000100" });
      assert.deepEqual(decode("1700000000.5"), { [name]: "1700000000.5" });
      assert.equal("error" in decode("1700000000.00010x"), true);
    });
  }
});

describe("A timestamp with more than six decimals", () => {
  test("names the message that it is cut off to, wherever a message is named", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "precise");
    const { ts } = await world.alice.does("chat.postMessage", { channel, text: "Root" });
    const long = `${ts}9876`;

    const reply = await world.alice.does("chat.postMessage", { channel, text: "Reply", thread_ts: long });
    await world.alice.does("reactions.add", { channel, timestamp: long, name: "wave" });
    await world.alice.does("pins.add", { channel, timestamp: long });
    const updated = await world.alice.does("chat.update", { channel, ts: long, text: "Changed" });
    const { messages } = await world.alice.does("conversations.replies", { channel, ts: long });
    const range = { channel, oldest: long, latest: long, inclusive: true };
    const history = await world.alice.does("conversations.history", range);

    assert.equal(reply.message.thread_ts, ts);
    assert.equal(updated.ts, ts);
    assert.deepEqual(
      messages.map(({ text }) => text),
      ["Changed", "Reply"],
    );
    assert.deepEqual(
      history.messages.map((message) => message.ts),
      [ts],
    );
    assert.equal((await world.alice.does("chat.delete", { channel, ts: `${reply.ts}0000001` })).ts, reply.ts);
  });
});
