import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { sendPhoto, twoColored } from "../../../testkit/photos.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.deletePhoto";

describe(method, () => {
  test("returns to the generated picture and reports it; the photo is no longer served", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const generated = (await world.bob.does("users.profile.get", {})).profile;
    const image = await (
      await twoColored(40, 40, [
        [255, 0, 0],
        [0, 0, 255],
      ])
    )
      .png()
      .toBuffer();
    await sendPhoto(world, world.bob, image);
    const { image_original: address = "" } = (await world.bob.does("users.profile.get", {})).profile;
    assert.equal((await fetch(address)).status, 200);

    const before = await outboxEnd(world);
    await world.bob.does(method, {});
    assert.deepEqual((await world.bob.does("users.profile.get", {})).profile, generated);
    assert.equal((await fetch(address)).status, 404);
    const events = await eventsAfter(world, before);
    assert.deepEqual(
      events.map(({ type }) => type),
      ["user_change", "user_profile_changed"],
    );
  });

  test("changes and reports nothing without a photo", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);
    await world.bob.does(method, {});
    assert.deepEqual(await eventsAfter(world, before), []);
  });
});
