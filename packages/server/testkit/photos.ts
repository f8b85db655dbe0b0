import sharp, { type Sharp } from "sharp";
import type { Body } from "./checkAnswer.ts";
import type { Actor, Workspace } from "./workspace.ts";

type Color = readonly [red: number, green: number, blue: number];

/** An image whose left half has one colour and whose right half another. */
export async function twoColored(
  width: number,
  height: number,
  [left, right]: readonly [Color, Color],
): Promise<Sharp> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) pixels.set(at % width < width / 2 ? left : right, at * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The colour of a pixel, each part as one digit of 0 to 9, so that encoding does not matter. */
export async function colorAt(image: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)].map((part) => Math.round((part / 255) * 9)).join("");
}

/** Calls users.setPhoto with a multipart form, as clients do. */
export async function sendPhoto(
  world: Workspace,
  actor: Actor,
  image: Buffer,
  fields: Readonly<Record<string, string>> = {},
): Promise<Body> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("image", new Blob([new Uint8Array(image)]), "me.png");
  const request = new Request("http://localhost", { method: "POST", body: form });
  const {
    status: _status,
    headers: _headers,
    ...body
  } = await world.send({
    method: "users.setPhoto",
    contentType: request.headers.get("content-type") ?? "",
    body: Buffer.from(await request.arrayBuffer()),
    authorization: `Bearer ${actor.token}`,
  });
  return body;
}
