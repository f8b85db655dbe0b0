import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serve } from "../../../testkit/files.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { botIcon, iconOf, sendIcon } from "../../../testkit/icons.ts";
import { colorAt } from "../../../testkit/photos.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.icon";

describe(method, () => {
  test("gives the app's bot the image of a form", async () => {
    await using world = await workspace();
    await serve(world);

    assert.equal(await sendIcon(world, await configuring(world, "alice"), { method, image: await iconOf(512) }), "ok");

    const icon = await botIcon(world);
    assert.deepEqual([await colorAt(icon, 10, 36), await colorAt(icon, 60, 36)], ["900", "009"]);
  });

  refuses(method, {
    invalid_app_id: async (world) => (await configuring(world, "alice")).refused(method, {}),
    invalid_app: async (world) => (await configuring(world, "alice")).refused(method, { app_id: "A0NOBODY000" }),
    access_denied: async (world) => (await configuring(world, "bob")).refused(method, { app_id: devApp(world).id }),
    unable_to_open_file: async (world) =>
      (await configuring(world, "alice")).refused(method, { app_id: devApp(world).id }),
    error_bad_format: async (world) =>
      sendIcon(world, await configuring(world, "alice"), { method, image: Buffer.from("no image") }),
    invalid_icon_size: async (world) =>
      sendIcon(world, await configuring(world, "alice"), { method, image: await iconOf(512, 600) }),
  });
});
