import assert from "node:assert/strict";
import { devApp } from "./receiving.ts";
import { twoColored } from "./photos.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** Red on the left, blue on the right. */
export async function iconOf(width: number, height = width): Promise<Buffer> {
  return (
    await twoColored(width, height, [
      [255, 0, 0],
      [0, 0, 255],
    ])
  )
    .png()
    .toBuffer();
}

export interface SentIcon {
  readonly method: string;
  readonly image: Buffer;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends the image as a part of a form, for the dev app; returns `ok` or the error. */
export async function sendIcon(world: Workspace, author: Actor, { method, image, fields }: SentIcon): Promise<string> {
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

/** The picture of the dev app's bot, as people get it. */
export async function botIcon(world: Workspace): Promise<Buffer> {
  const { bot_id } = await world.bot.asks("auth.test", {});
  const { bot } = await world.bob.does("bots.info", { bot: String(bot_id) });
  const { user } = await world.bob.does("users.info", { user: bot.user_id });
  assert.equal(user.profile.image_72, bot.icons.image_72);
  return Buffer.from(await (await fetch(bot.icons.image_72)).arrayBuffer());
}
