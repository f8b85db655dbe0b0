import type { ExportCounted, ExportLoss, ExportReportJson } from "@platform/server/exportMaintenance.ts";

const countWords: readonly (readonly [counted: ExportCounted, words: string])[] = [
  ["people", "people"],
  ["bots", "bots"],
  ["public", "public channels"],
  ["private", "private channels"],
  ["mpim", "group DMs"],
  ["im", "DMs"],
  ["messages", "messages"],
  ["replies", "  of them replies in threads"],
  ["days", "files of days"],
  ["files", "attached files"],
];

const lossWords: Readonly<Record<ExportLoss, string>> = {
  bookmarks: "bookmarks of channels",
  canvases: "canvases: the list has their titles, not their content",
  custom_emoji: "custom emoji",
  lists: "lists",
  locked_threads: "locks of threads",
  photos: "profile pictures",
  posting_rules: "channels with rules for who may post",
  record_comments: "conversations about records of lists",
  shared_channels: "shared channels, exported as channels of this workspace alone",
  unshared_files: "files that no message shows",
  usergroups: "user groups",
  file_missing: "attached files whose bytes are missing in the folder of files",
  suspended_conversations: "conversations whose message key is suspended, exported without messages",
  kept_files: "files of an earlier import that may concern private conversations",
};

/** What an export has, and what it could not carry. */
export function exportReportText(title: string, { counts, losses }: ExportReportJson): string {
  const rows = countWords.flatMap(([counted, words]) => {
    const count = counts[counted];
    return count === undefined ? [] : [`${count.toLocaleString("en").padStart(12)}  ${words}`];
  });
  const lost = (Object.entries(losses) as [ExportLoss, number][]).map(([what, count]) => {
    return `${count.toLocaleString("en").padStart(12)}  ${lossWords[what]}`;
  });
  return `${title}\n\n${rows.join("\n")}\n${lost.length === 0 ? "" : `\nNot in the export:\n\n${lost.join("\n")}\n`}`;
}
