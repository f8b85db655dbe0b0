import { slackbotId } from "@platform/protocol";
import { importConversation } from "../domain/imports/importConversation.ts";
import { isAccount } from "./fields.ts";
import { importStrangers } from "./importEverybody.ts";
import { type ImportRun, writeOrFail } from "./importInto.ts";
import type { ExportLayout } from "./layout.ts";
import { type ExportedConversation, readConversations } from "./readExport.ts";

/** A conversation that is in the store now. */
export interface PlacedConversation extends Pick<ExportedConversation, "days" | "pins"> {
  readonly id: string;
  readonly name: string;
  readonly channelKey: number;
}

/** The conversations of an export with their members. `used` gets the folders that belong to one. */
export async function importConversations(
  run: ImportRun,
  layout: ExportLayout,
  used: Set<string>,
): Promise<PlacedConversation[]> {
  const placed: PlacedConversation[] = [];
  for await (const exported of readConversations(layout, run.report, used)) {
    placed.push(await importOne(run, exported));
    run.watch.onProgress({ step: "conversations", done: placed.length, of: placed.length });
  }
  return placed;
}

async function importOne(run: ImportRun, exported: ExportedConversation): Promise<PlacedConversation> {
  const { report, teamId } = run;
  const { conversation: read, days, pins } = exported;
  const memberIds = read.memberIds.filter((id) => isAccount(id) || id === slackbotId);
  const named = [...memberIds, ...[...pins.values()].map(({ userId }) => userId)].filter(isAccount);
  await importStrangers(run, new Map(named.map((id) => [id, undefined])));
  const conversation = { ...read, memberIds };
  const { channelKey, isNew, name, isSecond } = await writeOrFail(run, importConversation, { teamId, conversation });
  if (isNew) report.count("conversations_added");
  if (isSecond) report.lose("second_direct", read.id);
  if (isNew && name !== read.name) report.lose("channel_renamed", `${read.name} is now ${name}`);
  return { id: read.id, name: name ?? read.id, channelKey, days, pins };
}
