import type { Actor } from "./workspace.ts";

/** A list of one person's that others have too, with one record; returns the ids of the list and of the conversation. */
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

/** Rich text of a cell. */
export function richText(text: string) {
  return [{ type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }] }];
}

const choices = [
  { value: "new", label: "New", color: "blue" },
  { value: "hired", label: "Hired", color: "green" },
];

/** A column of every type, each with its type as key. */
export const everyColumn = [
  { key: "text", name: "Text", type: "text", is_primary_column: true },
  { key: "rich_text", name: "Rich text", type: "rich_text" },
  { key: "number", name: "Number", type: "number", options: { precision: 2 } },
  { key: "select", name: "Select", type: "select", options: { format: "single_select", choices } },
  { key: "multi_select", name: "Multi-select", type: "multi_select", options: { format: "multi_select", choices } },
  { key: "date", name: "Date", type: "date", options: { date_format: "DD/MM/YYYY" } },
  { key: "user", name: "User", type: "user", options: { format: "multi_entity" } },
  { key: "channel", name: "Channel", type: "channel", options: { format: "multi_entity" } },
  { key: "attachment", name: "Attachment", type: "attachment" },
  { key: "checkbox", name: "Checkbox", type: "checkbox" },
  { key: "completed", name: "Completed", type: "completed" },
  { key: "email", name: "E-mail", type: "email" },
  { key: "phone", name: "Phone", type: "phone" },
  { key: "link", name: "Link", type: "link" },
  { key: "message", name: "Message", type: "message" },
  { key: "rating", name: "Rating", type: "rating", options: { emoji: ":star:", max: 7 } },
  { key: "vote", name: "Vote", type: "vote", options: { emoji: ":+1:" } },
  { key: "timestamp", name: "Timestamp", type: "timestamp" },
  { key: "canvas", name: "Canvas", type: "canvas" },
  { key: "reference", name: "Reference", type: "reference" },
  { key: "assignee", name: "Assignee", type: "assignee", options: { notify_users: true } },
  { key: "due_date", name: "Due", type: "due_date" },
  { key: "created_by", name: "Created by", type: "created_by" },
  { key: "last_edited_by", name: "Edited by", type: "last_edited_by" },
  { key: "created_time", name: "Created", type: "created_time" },
  { key: "last_edited_time", name: "Edited", type: "last_edited_time" },
];

/** A list with a column of every type; `column` returns the id of a column by its key. */
export async function makeTable(maker: Actor, more: object = {}) {
  const { list_id, list_metadata } = await maker.does("slackLists.create", {
    name: "Everything",
    schema: everyColumn,
    ...more,
  });
  const column = (key: string): string => list_metadata.schema.find((one) => one.key === key)?.id ?? "";
  return { list_id, list_metadata, column };
}
