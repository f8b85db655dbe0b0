import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { describe, test } from "node:test";
import { serve } from "../../../testkit/files.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { colorAt, twoColored } from "../../../testkit/photos.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.icon.set";

async function iconOf(width: number, height = width): Promise<Buffer> {
  return (
    await twoColored(width, height, [
      [255, 0, 0],
      [0, 0, 255],
    ])
  )
    .png()
    .toBuffer();
}

/** Sends the image as a part of a form. */
async function send(world: Workspace, author: Actor, image: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ app_id: devApp(world).id, ...fields })) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(image)]), "icon.png");
  const request = new Request("http://localhost", { method: "POST", body: form });
  const { ok, error } = await world.send({
    method,
    contentType: request.headers.get("content-type") ?? "",
    body: Buffer.from(await request.arrayBuffer()),
    authorization: `Bearer ${author.token}`,
  });
  return ok === true ? "ok" : String(error);
}

async function botIcon(world: Workspace): Promise<Buffer> {
  const { bot_id } = await world.bot.asks("auth.test", {});
  const { bot } = await world.bob.does("bots.info", { bot: String(bot_id) });
  const { user } = await world.bob.does("users.info", { user: bot.user_id });
  assert.equal(user.profile.image_72, bot.icons.image_72);
  return Buffer.from(await (await fetch(bot.icons.image_72)).arrayBuffer());
}

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
