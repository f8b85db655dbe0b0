import { printTs } from "@platform/protocol";
import type { ImportedMessage } from "../domain/imports/importedMessage.ts";
import { importMessages, type MessagesPart } from "../domain/imports/importMessages.ts";
import { selectImportEntry } from "../storage/queries/imports.ts";
import type { ArchiveEntry } from "./archive/archive.ts";
import { readItems } from "./archive/jsonItems.ts";
import { digestOf } from "./archive/readBytes.ts";
import { countMessage } from "./countExport.ts";
import type { PlacedConversation } from "./importConversations.ts";
import { importStrangers } from "./importEverybody.ts";
import { type ImportRun, writeOrFail } from "./importInto.ts";
import { placeFiles } from "./placeFiles.ts";
import { bytesOf } from "./readExport.ts";
import { stopIfAsked } from "./watch.ts";
import { bodyOf, type ReadMessage, readMessage } from "./readMessage.ts";

/** For one transaction: so few that servers on the same store keep writing meanwhile. */
const messagesPerWrite = 500;
const partsPerWrite = 100;
/** The queue of the SQLite writer holds up to 256 writes after they are done, so this times 256 is what they take. */
const charsPerWrite = 256 * 1024;

export interface DaysImport {
  readonly conversations: readonly PlacedConversation[];
  readonly bots: ReadonlyMap<string, string>;
  readonly attachments: ReadonlyMap<string, ArchiveEntry>;
}

/** All messages of all conversations. What an earlier import has done is skipped without being read. */
export async function importDays(run: ImportRun, days: DaysImport): Promise<void> {
  const of = bytesOf(days.conversations);
  let done = 0;
  for (const conversation of days.conversations) {
    const target: Target = { ...days, conversation, parts: [] };
    for (const entry of conversation.days) {
      stopIfAsked(run.watch);
      run.watch.onProgress({ step: "messages", done, of });
      await importDay(run, target, entry);
      done += entry.size;
    }
    await writeParts(run, target);
  }
  run.watch.onProgress({ step: "messages", done, of });
}

interface Target extends DaysImport {
  readonly conversation: PlacedConversation;
  /** What is not written yet. */
  parts: MessagesPart[];
}

async function importDay(run: ImportRun, target: Target, entry: ArchiveEntry): Promise<void> {
  const { conversation, bots } = target;
  const path = `${conversation.id}/${entry.path.slice(entry.path.lastIndexOf("/") + 1)}`;
  const digest = await digestOf(entry);
  const progress = await selectImportEntry(run.store.db, run.teamId, path);
  const isSame = progress?.digest === digest;
  if (isSame && progress.is_done === 1) return run.report.count("days_known");
  const settledTs = isSame ? 0 : (progress?.last_ts ?? 0);
  const start = isSame ? progress.position : 0;
  let [position, from] = [0, start];
  let read: ReadMessage[] = [];
  let chars = 0;
  const add = async (isLast: boolean) => {
    const messages = await prepare(run, target, read);
    target.parts.push({ entry: { path, digest, position: from }, next: position, isLast, settledTs, messages });
    from = position;
    read = [];
    chars = 0;
    if (isFull(target)) await writeParts(run, target);
  };
  const place = { channelId: conversation.id, pins: conversation.pins, bots };
  for await (const item of readItems(entry)) {
    if (position++ < start) continue;
    const message = readMessage(item, place);
    if (message) read.push(message);
    else run.report.lose("without_ts", entry.path);
    chars += message ? JSON.stringify(message.fields).length : 0;
    if (read.length >= messagesPerWrite || chars >= charsPerWrite) await add(false);
  }
  await add(true);
}

/** Adds what messages refer to, so that they can be written. */
async function prepare(
  run: ImportRun,
  { conversation, attachments }: Target,
  read: readonly ReadMessage[],
): Promise<ImportedMessage[]> {
  for (const message of read) countMessage(run.report, message, conversation.name);
  await importStrangers(run, new Map(read.flatMap(({ people }) => [...people])));
  const messages: ImportedMessage[] = [];
  for (const message of read) {
    const { files, shown } = await placeFiles(run, attachments, message.files);
    const { fields: _, people: __, isLocked: ___, ...stored } = message;
    messages.push({ ...stored, files, body: bodyOf(message, shown) });
  }
  return messages.toSorted((a, b) => a.ts - b.ts);
}

function isFull({ parts }: Target): boolean {
  const messages = parts.flatMap((part) => part.messages);
  const chars = messages.reduce((sum, { body }) => sum + body.length, 0);
  return messages.length >= messagesPerWrite || chars >= charsPerWrite || parts.length >= partsPerWrite;
}

async function writeParts(run: ImportRun, target: Target): Promise<void> {
  const { report, teamId } = run;
  const { conversation, parts } = target;
  if (parts.length === 0) return;
  target.parts = [];
  const written = await writeOrFail(run, importMessages, { teamId, channelKey: conversation.channelKey, parts });
  report.count("messages_added", written.added);
  report.count("messages_known", written.known);
  report.lose("withheld", conversation.name, written.withheld);
  for (const ts of written.repeated) report.lose("repeated_ts", `${conversation.name} ${printTs(ts)}`);
  for (const ts of written.placeholders) report.lose("thread_without_root", `${conversation.name} ${printTs(ts)}`);
}
