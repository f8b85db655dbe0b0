import { printTs } from "@platform/protocol";
import { selectDiscoveredStamps, selectRevisions } from "../../storage/queries/discovery.ts";
import { selectMessagesByTs } from "../../storage/queries/messages.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { HeldRevisionRow } from "../../storage/tables/heldRevisions.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { stopIfAsked } from "../watch.ts";
import { dateText, type DiscoveryRun } from "./discoveryRun.ts";

const pageSize = 200;

/**
 * The messages of a conversation in the order of time, each with what it was before every edit and deletion that a hold
 * has preserved.
 */
export async function* discoverMessages(run: DiscoveryRun, channel: ChannelRow): AsyncGenerator<unknown> {
  const { db, hold, report, watch } = run;
  for (let afterTs = 0; ;) {
    stopIfAsked(watch);
    const page = { afterTs, upToTs: channel.last_ts, limit: pageSize };
    const stamps = await selectDiscoveredStamps(db, channel, page, hold?.id);
    const messages = new Map((await selectMessagesByTs(db, channel.key, stamps)).map((row) => [row.ts, row]));
    const revisions = Map.groupBy(await selectRevisions(db, channel.key, stamps), ({ ts }) => ts);
    for (const ts of stamps) yield recordOf(ts, messages.get(ts), revisions.get(ts) ?? []);
    report.count("messages", stamps.length);
    const last = stamps.at(-1);
    if (last === undefined || stamps.length < pageSize) return;
    afterTs = last;
  }
}

function recordOf(ts: number, message: MessageRow | undefined, revisions: readonly HeldRevisionRow[]) {
  const newest = message ?? revisions.at(-1);
  const threadTs = newest?.thread_ts ?? 0;
  return {
    ts: printTs(ts),
    thread_ts: threadTs === 0 ? null : printTs(threadTs),
    user: newest?.user_id ?? "",
    // A deleted message with replies leaves a row that says only that.
    state: isDeleted(message, revisions) ? "deleted" : "present",
    message: message ? contentOf(message) : null,
    revisions: revisions.map((revision) => ({
      revision: revision.revision,
      change: revision.change,
      changed_by: revision.changed_by,
      changed: dateText(revision.changed_ms),
      message: contentOf(revision),
    })),
  };
}

function isDeleted(message: MessageRow | undefined, revisions: readonly HeldRevisionRow[]): boolean {
  return !message || (message.subtype === "tombstone" && revisions.at(-1)?.change === "deleted");
}

function contentOf({ body, metadata }: Pick<MessageRow, "body" | "metadata">) {
  const message = JSON.parse(body) as Readonly<Record<string, unknown>>;
  return metadata === null ? message : { ...message, metadata: JSON.parse(metadata) as unknown };
}
