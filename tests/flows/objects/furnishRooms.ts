import { draftBlocks } from "../../../packages/server/testkit/drafts.ts";
import { upload, sendBytes } from "../../../packages/server/testkit/files.ts";
import type { Actor, Workspace } from "../../../packages/server/testkit/workspace.ts";

/** The people around whom a set of objects is closed. */
export interface Circle {
  readonly world: Workspace;
  /** Made everything, at a client with every scope. */
  readonly owner: Actor;
  /** Two more people of the workspace. */
  readonly peers: readonly [string, string];
  /** Who joins the channel besides the owner. */
  readonly members: readonly string[];
  /** Contained in every text of the circle and nowhere else. */
  readonly canary: string;
}

/** Everything that a person makes in conversations, each with the canary in it. */
export async function furnishRooms(circle: Circle) {
  const { world, owner, peers, members, canary } = circle;
  const room = await owner.does("conversations.create", { name: `${canary}-room`, is_private: true });
  const channel = room.channel.id;
  if (members.length > 0) await owner.does("conversations.invite", { channel, users: members });
  const say = async (to: string, more: object = {}) =>
    (await owner.does("chat.postMessage", { channel: to, text: `${canary} said`, ...more })).ts;
  const message = await say(channel);
  await say(channel, { thread_ts: message });
  const plainMessage = await say(channel, { text: `${canary} <https://example.com/menu>` });
  await owner.does("reactions.add", { channel, timestamp: message, name: "thumbsup" });
  await owner.does("pins.add", { channel, timestamp: message });
  const { reminder } = await owner.does("reminders.add", { text: "water the plants", time: "in 20 minutes" });
  const { section } = await owner.does("client.sections.create", { name: canary });
  const { bookmark } = await owner.does("bookmarks.add", {
    channel_id: channel,
    title: canary,
    type: "link",
    link: `https://example.com/${canary}`,
  });
  const scheduled = await owner.does("chat.scheduleMessage", {
    channel,
    post_at: Math.floor(world.clock.nowMs() / 1000) + 86_400,
    text: canary,
  });
  const { draft } = await owner.does("client.drafts.save", { channel, blocks: draftBlocks(canary) });
  const direct = await owner.does("conversations.open", { users: [peers[0]] });
  const group = await owner.does("conversations.open", { users: [...peers] });
  const old = await owner.does("conversations.create", { name: `${canary}-old`, is_private: true });
  await owner.does("conversations.archive", { channel: old.channel.id });
  const { list_id: list } = await owner.does("slackLists.create", { name: canary });
  const { item } = await owner.does("slackLists.items.create", { list_id: list });
  const { job_id: listJob } = await owner.does("slackLists.download.start", { list_id: list });
  const files = { title: canary, bytes: canary, channels: [channel] };
  return {
    channel,
    message,
    plainMessage,
    bookmark: bookmark.id,
    reminder: reminder.id,
    section: section.id,
    draft: draft.id,
    scheduled_message: scheduled.scheduled_message_id,
    im: direct.channel.id,
    imMessage: await say(direct.channel.id),
    mpim: group.channel.id,
    mpimMessage: await say(group.channel.id),
    archivedChannel: old.channel.id,
    file: (await upload(world, owner, files)).id,
    upload: await sendBytes(world, owner, files),
    canvas: (await owner.does("canvases.create", { title: canary })).canvas_id,
    list,
    record: item.id,
    listJob,
    user: peers[0],
  };
}
