import { parseBody } from "../domain/messages/message.ts";
import type { Db } from "../storage/db.ts";
import {
  countMessagesOf,
  type ListedReply,
  selectFilesById,
  selectMessagesBetween,
  selectPinsByTs,
  selectReplies,
} from "../storage/queries/exports.ts";
import { selectUsersById } from "../storage/queries/users.ts";
import type { ChannelRow } from "../storage/tables/channels.ts";
import type { MessageRow } from "../storage/tables/messages.ts";
import { type ExportRun, kindsOf } from "./exportSource.ts";
import { messageJson } from "./messageJson.ts";
import { slackDay } from "./slackDay.ts";
import { slackArray } from "./slackJson.ts";
import { stopIfAsked } from "./watch.ts";

const pageSize = 200;
const repliesPageSize = 2_000;

/** The days of all conversations: a folder each, and a file for each day with messages. */
export async function exportMessages(run: ExportRun, channels: readonly ChannelRow[]): Promise<void> {
  const count = { done: 0, of: await countMessagesOf(run.db, run.team.id, kindsOf(run)) };
  for (const channel of channels) {
    const folder = run.folders.take(channel);
    const isSuspended = channel.key_suspended_ms !== null;
    if (isSuspended) run.report.lose("suspended_conversations");
    const days = isSuspended ? 0 : await exportDays(run, channel, folder, count);
    run.report.count("days", days);
    // Readers of exports fail on a channel without a folder.
    if (days === 0) await run.output.addFolder(folder);
  }
}

interface Count {
  done: number;
  readonly of: number;
}

async function exportDays(run: ExportRun, channel: ChannelRow, folder: string, count: Count): Promise<number> {
  const span = { channelKey: channel.key, upToTs: channel.last_ts };
  let days = 0;
  for (let afterTs = 0; ; days++) {
    stopIfAsked(run.watch);
    const [first] = await selectMessagesBetween(run.db, { ...span, afterTs, limit: 1 });
    if (!first) return days;
    const { name, lastTs } = slackDay(first.ts);
    const upToTs = Math.min(lastTs, channel.last_ts);
    const messages = readMessages(run, channel, { afterTs, upToTs, count });
    await run.output.addFile(`${folder}/${name}.json`, slackArray(messages));
    afterTs = upToTs;
  }
}

interface Day {
  readonly afterTs: number;
  readonly upToTs: number;
  readonly count: Count;
}

async function* readMessages(run: ExportRun, channel: ChannelRow, { afterTs, upToTs, count }: Day) {
  const { db, report, watch } = run;
  for (let after = afterTs; ;) {
    const span = { channelKey: channel.key, afterTs: after, upToTs, limit: pageSize };
    const page = await selectMessagesBetween(db, span);
    for await (const message of describe(run, channel, page)) yield message;
    report.count("messages", page.length);
    report.count("replies", page.filter(({ thread_ts: threadTs }) => threadTs !== 0).length);
    count.done += page.length;
    watch.onProgress({ step: "messages", done: count.done, of: count.of });
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.ts;
  }
}

async function* describe({ db, team }: ExportRun, channel: ChannelRow, page: readonly MessageRow[]) {
  const authorIds = [...new Set(page.map((row) => row.user_id))];
  const authors = new Map((await selectUsersById(db, team.id, authorIds)).map((user) => [user.id, user]));
  const stamps = page.map(({ ts }) => ts);
  const pins = new Map((await selectPinsByTs(db, channel.key, stamps)).map((pin) => [pin.ts, pin]));
  const files = new Map((await selectFilesById(db, fileIdsOf(page))).map((file) => [file.id, file]));
  for (const row of page) {
    const hasReplies = row.thread_ts === 0 && row.reply_count > 0;
    yield messageJson(row, {
      channelId: channel.id,
      author: authors.get(row.user_id),
      pin: pins.get(row.ts),
      files,
      replies: hasReplies ? await readReplies(db, channel, row.ts) : [],
    });
  }
}

function fileIdsOf(page: readonly MessageRow[]): string[] {
  const ids = page.flatMap(({ body }) => {
    if (!body.includes('"files"')) return [];
    const { files } = parseBody(body);
    return Array.isArray(files) ? files.map((file: { readonly id?: unknown }) => String(file.id)) : [];
  });
  return [...new Set(ids)];
}

async function readReplies(db: Db, channel: ChannelRow, threadTs: number): Promise<ListedReply[]> {
  const replies: ListedReply[] = [];
  const span = { channelKey: channel.key, threadTs, upToTs: channel.last_ts, limit: repliesPageSize };
  for (let afterTs = 0; ;) {
    const page = await selectReplies(db, { ...span, afterTs });
    replies.push(...page);
    const last = page.at(-1);
    if (!last || page.length < repliesPageSize) return replies;
    afterTs = last.ts;
  }
}
