import { exportConversations } from "./exportConversations.ts";
import { exportFiles } from "./exportFiles.ts";
import { exportMessages } from "./exportMessages.ts";
import { exportOthers } from "./exportOthers.ts";
import { exportPeople } from "./exportPeople.ts";
import { type ExportRun, readConversations } from "./exportSource.ts";

/**
 * Exports a workspace in the format of Slack. It only reads, page by page, while servers may write: what comes later than
 * the list of conversations is left out.
 */
export async function runExport(run: ExportRun): Promise<void> {
  const channels = await readConversations(run);
  await exportPeople(run);
  await exportConversations(run, channels);
  await exportMessages(run, channels);
  await exportFiles(run);
  await exportOthers(run);
  await run.output.finish();
}
