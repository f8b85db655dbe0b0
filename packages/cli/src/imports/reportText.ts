import type { Loss, ReportJson } from "@platform/server/importMaintenance.ts";

type Counted = keyof ReportJson["counts"];

/** The counts in the order in which they are read. */
const countWords: readonly (readonly [counted: Counted, words: string])[] = [
  ["people", "people"],
  ["deactivated", "  of them deactivated"],
  ["guests", "  of them guests"],
  ["bots", "bots"],
  ["strangers", "people who are only mentioned"],
  ["public", "public channels"],
  ["private", "private channels"],
  ["mpim", "group DMs"],
  ["im", "DMs"],
  ["messages", "messages"],
  ["replies", "  of them replies in threads"],
  ["reactions", "reactions"],
  ["pins", "pinned messages"],
  ["files", "shared files"],
  ["attachments", "files with their content"],
  ["downloads", "files fetched from Slack"],
  ["people_added", "accounts added"],
  ["conversations_added", "conversations added"],
  ["messages_added", "messages added"],
  ["messages_known", "messages that were there already"],
  ["days_known", "days that were imported before"],
];

const lossWords: Readonly<Record<Loss, string>> = {
  address_taken: "email addresses left out, because another active account has them",
  handle_taken: "people renamed, because the handle is taken",
  channel_renamed: "channels renamed, because the name is taken",
  role_lowered: "owners and admins imported as members; grant roles here",
  picture: "profile pictures, whose bytes no export includes",
  profile_fields: "people with custom profile fields, stored but not shown",
  second_direct: "direct conversations of people who have another one here",
  without_ts: "objects without a timestamp",
  without_author: "messages without an author",
  repeated_ts: "messages with the timestamp of another one",
  thread_without_root: "threads whose first message is missing, shown as deleted",
  locked_thread: "locked threads, imported unlocked",
  pinned_file: "pinned files, imported unpinned",
  pin_without_account: "messages that nobody here can have pinned, imported unpinned",
  file_elsewhere: "files whose content stays at Slack, imported as links",
  download_failed: "files that could not be fetched, imported as links; run the import again, or with a new export",
  file_gone: "files that were deleted or hidden before the export",
  stored_only: "files of the export that are stored but not shown",
  not_stored: "files of the export that were not imported",
  withheld: "messages deleted here after an earlier import, not restored",
};

/** What was counted, and what could not be kept, with examples. */
export function reportText(title: string, report: ReportJson, workspaces: readonly string[]): string {
  const { counts, subtypes, losses, first_ts: first, last_ts: last } = report;
  const rows = countWords.flatMap(([counted, words]) => {
    const count = counts[counted];
    return count === undefined ? [] : [`${count.toLocaleString("en").padStart(12)}  ${words}`];
  });
  const kinds = Object.entries(subtypes).map(([name, count]) => `${name} ${count.toLocaleString("en")}`);
  const span = first !== undefined && last !== undefined ? `\nFrom ${dayOf(first)} to ${dayOf(last)}.\n` : "";
  const lost = losses.map(({ what, count, examples }) => {
    return `${count.toLocaleString("en").padStart(12)}  ${lossWords[what]}: ${examples.map(plain).join(", ")}${count > examples.length ? ", ..." : ""}`;
  });
  return [
    `${title}\n\n${rows.join("\n")}\n${span}`,
    ...(kinds.length === 0 ? [] : [`\nKinds of messages: ${kinds.map(plain).join(", ")}.\n`]),
    ...(lost.length === 0 ? [] : [`\nNot kept as it was:\n\n${lost.join("\n")}\n`]),
    ...failures(report),
    ...(workspaces.length === 0
      ? []
      : [`\nIt has these workspaces, each for --from-workspace: ${workspaces.map(plain).join(", ")}.\n`]),
  ].join("");
}

/** Every file that could not be fetched, with the reason. */
function failures({ failed_downloads: failed }: ReportJson): string[] {
  if (failed.length === 0) return [];
  const rows = failed.map(({ id, name, error }) => `${id.padEnd(14)}  ${error.padEnd(22)}  ${plain(name)}`);
  return [`\nFiles that could not be fetched:\n\n${rows.join("\n")}\n`];
}

function dayOf(ts: string): string {
  return new Date(Number(ts) * 1000).toISOString().slice(0, 10);
}

/** Names of an export may hold anything, and a terminal obeys control characters. */
function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, "?");
}
