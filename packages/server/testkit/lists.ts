import type { Actor } from "./workspace.ts";

/** A list of one person's that others have too, with one record; tells the ids of the list and of the conversation. */
export async function makeRecord(
  maker: Actor,
  ...others: readonly Actor[]
): Promise<{ list_id: string; item_id: string; channel: string }> {
  const { list_id } = await maker.does("slackLists.create", { name: "Candidates" });
  if (others.length > 0) {
    const user_ids = others.map((other) => other.id);
    await maker.does("slackLists.access.set", { list_id, access_level: "write", user_ids });
  }
  const { item } = await maker.does("slackLists.items.create", { list_id });
  return { list_id, item_id: item.id, channel: item.channel_id };
}
