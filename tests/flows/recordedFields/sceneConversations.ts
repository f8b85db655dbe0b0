import type { Workspace } from "../../../packages/server/testkit/workspace.ts";

/** Conversations of every kind, from creation to archive. */
export async function playConversations(world: Workspace): Promise<void> {
  const { alice, bob, carol, bot } = world;
  const { channel: made } = await alice.does("conversations.create", { name: "recorded" });
  const channel = made.id;
  const prefs = { can_thread: "type:admin" };
  await alice.does("admin.conversations.setConversationPrefs", { channel_id: channel, prefs });
  await bot.does("conversations.join", { channel });
  await bob.does("conversations.join", { channel });
  await bob.does("stars.add", { channel });
  await bob.does("conversations.join", { channel });
  await bob.does("conversations.info", { channel });
  await bob.does("conversations.list", {});
  await alice.does("conversations.invite", { channel, users: [carol.id] });
  await alice.does("conversations.rename", { channel, name: "recorded-again" });
  await carol.does("conversations.leave", { channel });
  const { bookmark } = await bot.does("bookmarks.add", {
    channel_id: channel,
    title: "Menu",
    type: "link",
    link: "https://example.com/menu",
    emoji: ":bento:",
  });
  await bob.does("bookmarks.edit", { channel_id: channel, bookmark_id: bookmark.id, title: "Menus" });
  await bob.does("bookmarks.list", { channel_id: channel });
  await alice.does("conversations.archive", { channel });
  await alice.does("conversations.unarchive", { channel });

  const { channel: dm } = await bob.does("conversations.open", { users: [alice.id] });
  await bob.does("chat.postMessage", { channel: dm.id, text: "Lunch?" });
  await bob.does("conversations.open", { channel: dm.id, return_im: true });
  await alice.does("users.conversations", {
    types: ["im", "mpim", "public_channel", "private_channel"],
  });
  await bob.does("conversations.close", { channel: dm.id });
  await bob.does("conversations.close", { channel: dm.id });
}
