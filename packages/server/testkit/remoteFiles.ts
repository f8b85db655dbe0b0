import { serve } from "./files.ts";
import type { Actor, Workspace } from "./workspace.ts";

export const newRemote = (more: object = {}) => ({
  external_id: "inv-7",
  external_url: "https://docs.example.com/inv-7",
  title: "Invoice 7",
  ...more,
});

/** The beginning of a PNG image of this size, which is all that is read of one. */
export function pngOf(width: number, height: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(33);
  bytes.write("\u0089PNG\r\n\u001a\n", 0, "latin1");
  bytes.writeUInt32BE(13, 8);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Sends a call as a multipart form, as SDKs send images. */
export async function sendForm(
  world: Workspace,
  actor: Actor,
  method: string,
  fields: Readonly<Record<string, string | File>>,
) {
  const url = await serve(world);
  const form = new FormData();
  for (const [name, value] of Object.entries({ token: actor.token, ...fields })) form.append(name, value);
  const answer = await fetch(`${url}/api/${method}`, { method: "POST", body: form });
  return (await answer.json()) as { ok: boolean; error?: string; file?: { id: string; thumb_800?: string } };
}
