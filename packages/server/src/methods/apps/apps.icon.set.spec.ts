import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { describe, test } from "node:test";
import { serve } from "../../../testkit/files.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { botIcon, iconOf, sendIcon } from "../../../testkit/icons.ts";
import { colorAt } from "../../../testkit/photos.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.icon.set";

const send = (world: Workspace, author: Actor, image: Buffer, fields: Record<string, string> = {}) =>
  sendIcon(world, author, { method, image, fields });

describe(method, () => {
  test("gives the app's bot the image of a form, resized", async () => {
    await using world = await workspace();
    await serve(world);

    assert.equal(await send(world, await configuring(world, "alice"), await iconOf(512)), "ok");

    const icon = await botIcon(world);
    assert.deepEqual([await colorAt(icon, 10, 36), await colorAt(icon, 60, 36)], ["900", "009"]);
  });

  test("fetches the image from an address", async () => {
    await using world = await workspace();
    await serve(world);
    const image = await iconOf(600);
    const source = createServer((_request, response) => response.end(image)).listen(0, "127.0.0.1");
    await once(source, "listening");
    const url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/icon.png`;

    await (await configuring(world, "alice")).does(method, { app_id: devApp(world).id, url });

    assert.equal(await colorAt(await botIcon(world), 10, 36), "900");
    source.closeAllConnections();
    source.close();
  });

  refuses(method, {
    invalid_app_id: async (world) => (await configuring(world, "alice")).refused(method, { url: "https://a.test" }),
    invalid_app: async (world) =>
      (await configuring(world, "alice")).refused(method, { app_id: "A0NOBODY000", url: "https://a.test" }),
    access_denied: async (world) =>
      (await configuring(world, "bob")).refused(method, { app_id: devApp(world).id, url: "https://a.test" }),
    missing_arguments: async (world) =>
      (await configuring(world, "alice")).refused(method, { app_id: devApp(world).id }),
    invalid_parameters: async (world) =>
      send(world, await configuring(world, "alice"), await iconOf(512), { url: "https://a.test" }),
    unable_to_open_file: async (world) =>
      (await configuring(world, "alice")).refused(method, { app_id: devApp(world).id, url: "http://127.0.0.1:1/none" }),
    error_bad_format: async (world) => send(world, await configuring(world, "alice"), Buffer.from("no image")),
    invalid_icon_size: async (world) => send(world, await configuring(world, "alice"), await iconOf(512, 600)),
  });
});
