import { importConversations } from "./importConversations.ts";
import { runDownloads } from "./downloads/runDownloads.ts";
import { importDays } from "./importDays.ts";
import { importEverybody } from "./importEverybody.ts";
import type { ImportRun } from "./importInto.ts";
import { importOthers } from "./importOthers.ts";
import type { ExportLayout } from "./layout.ts";
import { strayDays } from "./readExport.ts";

/**
 * Imports an export: people, conversations, then messages with all that belongs to them. It can be stopped at any moment and
 * started again: every transaction also writes how far it is.
 */
export async function runImport(run: ImportRun, layout: ExportLayout): Promise<void> {
  const bots = await importEverybody(run, layout);
  const used = new Set<string>();
  const conversations = await importConversations(run, layout, used);
  await importDays(run, { conversations, bots, attachments: layout.attachments });
  await importOthers(run, layout, strayDays(layout, used));
  // When all messages are there: they show links until then.
  if (run.downloads && run.files) await runDownloads(run, run.downloads, run.files);
}
