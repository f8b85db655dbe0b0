import { canvasPath } from "../domain/files/fileLinks.ts";
import { selectCanvasesOf, selectImportedFiles } from "../storage/queries/exports.ts";
import { countUncarried } from "../storage/queries/uncarried.ts";
import { type ExportRun, kindsOf } from "./exportSource.ts";
import { slackArray, slackText } from "./slackJson.ts";

const logs = "integration_logs.json";
const canvases = "canvases.json";
const pageSize = 20;
const day = /^([^/]+)\/\d{4}-\d{2}-\d{2}\.json$/;

/** What an import stored because it has no place, the list of canvases, and the count of what the format cannot carry. */
export async function exportOthers(run: ExportRun): Promise<void> {
  const { db, team, output, report } = run;
  const kept = new Map<string, unknown>();
  for (let afterId = ""; ;) {
    const page = await selectImportedFiles(db, { teamId: team.id, afterId, limit: pageSize });
    for (const { id: path, body } of page) {
      const value: unknown = JSON.parse(body);
      if (path === logs || path === canvases) kept.set(path, value);
      else if (isOurs(run, path)) await output.addFile(path, [slackText(value)]);
      else report.lose("kept_files");
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    afterId = last.id;
  }
  await output.addFile(logs, [slackText(kept.get(logs) ?? [])]);
  await output.addFile(canvases, slackArray(await readCanvases(run, kept.get(canvases))));
  for (const [what, count] of await countUncarried(db, team.id)) report.lose(what, count);
}

/** Nobody knows whom a file without a place concerns, so an export of public channels has only those in their folders. */
function isOurs({ isEverything, folders }: ExportRun, path: string): boolean {
  if (path.startsWith("teams/")) return false;
  const folder = path.slice(0, path.indexOf("/"));
  const isInConversation = path.includes("/") && folders.has(folder);
  // The days of a conversation are written from its messages.
  return isInConversation ? !day.test(path) : isEverything;
}

async function readCanvases(run: ExportRun, kept: unknown): Promise<unknown[]> {
  const { db, team, baseUrl, isEverything } = run;
  const rows = await selectCanvasesOf(db, { teamId: team.id, kinds: kindsOf(run), isEverything });
  const listed = rows.map((file) => ({
    id: file.id,
    title: file.title,
    created: Math.floor(file.created_ms / 1000),
    user: file.user_id,
    ...(baseUrl !== undefined && { url: `${baseUrl}${canvasPath(file)}` }),
  }));
  // Which channels the canvases of an import were in is not known.
  const others: unknown[] = isEverything && Array.isArray(kept) ? kept : [];
  return [...others, ...listed];
}
