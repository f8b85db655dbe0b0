import { printTs } from "@platform/protocol";
import { selectAllConversations, selectDepartures, selectDiscoveredStamps } from "../../storage/queries/discovery.ts";
import { selectChannelMemberIds } from "../../storage/queries/exports.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import { jsonLines } from "../jsonLines.ts";
import { discoverMessages } from "./discoverMessages.ts";
import { addListed, dateText, type DiscoveryRun } from "./discoveryRun.ts";

const pageSize = 500;

/** A file for each conversation with content, and the list of them. */
export async function discoverConversations(run: DiscoveryRun): Promise<void> {
  const listed: unknown[] = [];
  let done = 0;
  for await (const found of conversations(run)) {
    const description = await discover(run, found);
    if (description) listed.push(description);
    run.watch.onProgress({ step: "conversations", done: ++done, of: done });
  }
  await addListed(run, "conversations.jsonl", jsonLines(listed));
}

async function* conversations({ db, team }: DiscoveryRun): AsyncGenerator<ChannelRow> {
  for (let afterId = ""; ;) {
    const page = await selectAllConversations(db, { teamId: team.id, afterId, limit: pageSize });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    afterId = last.id;
  }
}

async function discover(run: DiscoveryRun, channel: ChannelRow): Promise<object | undefined> {
  const { db, hold, report } = run;
  if (channel.key_suspended_ms !== null) {
    report.lose("suspended_conversations");
    return undefined;
  }
  const first = await selectDiscoveredStamps(db, channel, { afterTs: 0, upToTs: channel.last_ts, limit: 1 }, hold?.id);
  if (hold && first.length === 0) return undefined;
  const path = `conversations/${channel.id}.jsonl`;
  await addListed(run, path, jsonLines(discoverMessages(run, channel)));
  if (channel.kind !== "record") report.count(channel.kind);
  const departures = await selectDepartures(db, channel.key);
  return {
    id: channel.id,
    kind: channel.kind,
    state: channel.is_archived === 1 ? "archived" : "active",
    name: channel.name,
    topic: channel.topic,
    purpose: channel.purpose,
    creator: channel.creator_id,
    created: dateText(channel.created_ms),
    members: await selectChannelMemberIds(db, channel.key),
    // With the last message that each of them could read.
    former_members: departures.map(({ user_id: user, left_ts: ts }) => ({ user, left_after: printTs(ts) })),
    path,
  };
}
