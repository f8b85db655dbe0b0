import { upload } from "../../../packages/server/testkit/files.ts";
import type { Workspace } from "../../../packages/server/testkit/workspace.ts";

/** One pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Files of every kind, in public and private channels, as answers and messages contain them. */
export async function playFiles(world: Workspace): Promise<void> {
  const { bob, random: channel } = world;
  const text = `${"print('lunch')\n".repeat(200)}`;
  const snippet = await upload(world, bob, {
    name: "menu.py",
    bytes: text,
    channels: [channel, world.secret],
    snippetType: "python",
  });
  const {
    messages: [shared],
  } = await bob.does("conversations.history", { channel, limit: 1 });
  await bob.does("chat.postMessage", { channel, thread_ts: shared?.ts ?? "", text: "Thanks" });
  const image = await upload(world, bob, { name: "menu.png", bytes: picture, channels: [channel] });
  for (const file of [snippet.id, image.id]) await bob.does("files.info", { file });
  await bob.does("files.upload", { content: text, channels: [channel], thread_ts: shared?.ts ?? "" });
  await bob.does("files.upload", {
    content: text,
    filename: "menu.txt",
    channels: [channel, world.secret],
    initial_comment: "Look",
  });
  await bob.does("files.list", {});
  await bob.does("conversations.history", { channel });
  await bob.does("pins.list", { channel });
}
