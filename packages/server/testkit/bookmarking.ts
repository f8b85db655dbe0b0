import type { Workspace } from "./workspace.ts";

/** A bookmark of Bob's in #random. */
export async function bookmarkIn(world: Workspace): Promise<{ channel_id: string; bookmark_id: string }> {
  const { bookmark } = await world.bob.does("bookmarks.add", {
    channel_id: world.random,
    title: "Handbook",
    type: "link",
    link: "https://example.com/handbook",
    emoji: ":books:",
  });
  return { channel_id: world.random, bookmark_id: bookmark.id };
}
