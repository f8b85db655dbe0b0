import { selectChannelMemberIds, selectImportedObjects, selectPinsOf } from "../storage/queries/exports.ts";
import type { ChannelRow } from "../storage/tables/channels.ts";
import { conversationJson } from "./conversationJson.ts";
import { type ExportRun, kindsOf, lists } from "./exportSource.ts";
import { slackArray } from "./slackJson.ts";
import { stopIfAsked } from "./watch.ts";

/** The lists of conversations with their members and pins. */
export async function exportConversations(run: ExportRun, channels: readonly ChannelRow[]): Promise<void> {
  for (const { file, kind } of lists.filter(({ kind: one }) => kindsOf(run).includes(one))) {
    const own = channels.filter((channel) => channel.kind === kind);
    await run.output.addFile(file, slackArray(conversations(run, own)));
    if (kind !== "record") run.report.count(kind, own.length);
  }
}

async function* conversations(
  { db, team, watch }: ExportRun,
  channels: readonly ChannelRow[],
): AsyncGenerator<unknown> {
  let done = 0;
  for (const channel of channels) {
    stopIfAsked(watch);
    const [json] = (await selectImportedObjects(db, team.id, "channel", [channel.id])).values();
    const imported = json === undefined ? undefined : (JSON.parse(json) as Readonly<Record<string, unknown>>);
    const memberIds = await selectChannelMemberIds(db, channel.key);
    yield conversationJson({ channel, memberIds, pins: await selectPinsOf(db, channel.key), imported });
    watch.onProgress({ step: "conversations", done: ++done, of: channels.length });
  }
}
