import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload } from "../../../testkit/files.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.analytics.messages.metadata";

/** Optional fields of a file and their types. */
const optional = {
  mimetype: "string",
  filetype: "string",
  subtype: "string",
  pretty_type: "string",
  is_external: "boolean",
  external_type: "string",
  is_public: "boolean",
  public_url_shared: "boolean",
  display_as_bot: "boolean",
  duration_ms: "number",
  media_display_type: "string",
};

describe("the metadata of a file", () => {
  test("has an id and whole Unix seconds, and besides only the documented fields [API-7.6, API-7.7]", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const files = [
      await upload(world, alice, { name: "plan.txt", channels: [channel] }),
      await upload(world, alice, { name: "song.mp3", bytes: "ID3", channels: [channel] }),
    ];

    const { messages } = await alice.does(method, { channel });

    const presented = messages.flatMap((message) => message.files ?? []);
    assert.deepEqual(
      presented.map(({ id }) => id),
      files.map(({ id }) => id),
    );
    for (const { id: _id, created, timestamp, ...rest } of presented) {
      assert.deepEqual([created, timestamp], Array(2).fill(Math.floor(world.clock.nowMs() / 1_000)));
      for (const [name, value] of Object.entries(rest)) {
        assert.equal(typeof value, (optional as Record<string, string>)[name], name);
      }
      assert.partialDeepStrictEqual(Object.keys(rest), ["mimetype", "filetype", "pretty_type", "is_external"]);
    }
  });

  test("is read of a channel that has to be named [API-7.8]", async () => {
    await using world = await workspace();

    assert.equal(await world.alice.refused(method, {}), "channel_not_found");
    assert.equal((await world.alice.asks(method, { channel: world.random })).ok, true);
  });

  test("reaches up to now unless a bound is given [API-7.9]", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const { ts } = await alice.does("chat.postMessage", { channel, text: "now" });

    const { messages } = await alice.does(method, { channel });

    assert.equal(messages.at(-1)?.ts, ts);
  });
});
