import { call } from "../api/call.ts";
import { everyPage, pageSize } from "../api/everyPage.ts";
import { applyEvent } from "./applyEvent.ts";
import { groupOf } from "./groups.ts";
import { change } from "./store.ts";
import { type ConversationList, withList } from "./conversationList.ts";
import { countsOf } from "./countsOf.ts";
import { createRefresher } from "./refresher.ts";
import type { Channel, Person } from "./types.ts";
import { whileReading } from "./whileReading.ts";

const everyKind = ["public_channel", "private_channel", "im", "mpim"] as const;

const list = createRefresher(async () => {
  const [read, heard] = await whileReading(readList);
  change((state) => withList(state, read, heard, Date.now()));
});

/** The conversations this person is in, with what is unread in each. */
export const refreshConversations = list.refresh;
/** The same, however long the server does not answer. */
export const keepConversations = list.refreshUntilDone;

async function readList(): Promise<ConversationList> {
  const [channels, unread] = await Promise.all([readChannels(), readCounts()]);
  return { channels, ...unread };
}

async function readChannels(): Promise<Record<string, Channel>> {
  const asked = { types: everyKind, exclude_archived: true };
  const listed = await everyPage("users.conversations", asked, ({ channels }) => channels);
  return Object.fromEntries(listed.map((channel) => [channel.id, { ...channel, is_member: true }]));
}

async function readCounts(): Promise<Pick<ConversationList, "counts" | "threadCounts">> {
  const answer = await call("client.counts", {});
  if (!answer.ok) throw new Error(`the unread messages cannot be counted: ${answer.error}`);
  change((state) => ({ ...state, savedDue: answer.saved_due_count }));
  return countsOf(answer.conversations);
}

/** The groups of the workspace, to name them and to know which mean oneself. */
export async function refreshGroups(): Promise<void> {
  const answer = await call("usergroups.list", { include_users: true });
  if (!answer.ok) return;
  change((state) => ({
    ...state,
    groups: Object.fromEntries(answer.usergroups.map((group) => [group.id, groupOf(state, group)])),
  }));
}

/** The workspace's own emoji, with those that came and went while they were read. */
export async function refreshEmoji(): Promise<void> {
  const [answer, heard] = await whileReading(() => call("emoji.list", {}));
  if (!answer.ok) return;
  const changes = heard.filter(({ type }) => type === "emoji_changed");
  change((state) => changes.reduce((known, event) => applyEvent(known, event, 0), { ...state, emoji: answer.emoji }));
}

/** Those people who come first by the server's order; the rest is asked for when a name is needed. */
export async function refreshPeople(): Promise<void> {
  const page = await call("users.list", { limit: pageSize });
  if (!page.ok) return;
  const people: Record<string, Person> = Object.fromEntries(page.members.map((person) => [person.id, person]));
  change((state) => ({ ...state, people: { ...state.people, ...people } }));
}

/** A conversation that is looked at without being in it, or that is archived. */
export async function visitChannel(id: string): Promise<boolean> {
  const found = await call("conversations.info", { channel: id });
  if (!found.ok) return false;
  const { channel } = found;
  change((state) => ({ ...state, channels: { ...state.channels, [id]: channel } }));
  return true;
}
