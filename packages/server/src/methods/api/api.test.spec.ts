import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

describe("api.test", () => {
  test("echoes its arguments without asking for a token", async () => {
    await using world = await workspace();

    assert.deepEqual(await world.actor("").asks("api.test", { foo: "bar" }), { ok: true, args: { foo: "bar" } });
    assert.deepEqual(await world.actor("").asks("api.test", {}), { ok: true, args: {} });
  });

  test("is refused with the code it is asked for", async () => {
    await using world = await workspace();

    const body = await world.actor("").asks("api.test", { error: "my_error" });

    assert.deepEqual(body, { ok: false, error: "my_error", args: { error: "my_error" } });
  });

  test("never echoes a token", async () => {
    await using world = await workspace();

    const body = await world.actor("").asks("api.test", { token: world.bot.token, a: "1" });

    assert.deepEqual(body, { ok: true, args: { a: "1" } });
  });
});
