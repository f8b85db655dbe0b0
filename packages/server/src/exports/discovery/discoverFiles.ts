import { printTs } from "@platform/protocol";
import { selectCanvas } from "../../storage/queries/canvases.ts";
import { selectDiscoveredFiles, selectFilePlaces, selectPreservedFiles } from "../../storage/queries/discovery.ts";
import { selectAllListItems } from "../../storage/queries/listItems.ts";
import type { FileRow } from "../../storage/tables/files.ts";
import { readBlob } from "../exportFiles.ts";
import { uploadName } from "../fileJson.ts";
import { jsonLines } from "../jsonLines.ts";
import { stopIfAsked } from "../watch.ts";
import { addListed, dateText, type DiscoveryRun } from "./discoveryRun.ts";

const pageSize = 100;

/** Files with their bytes, canvases and lists with their content, deleted ones that a hold preserves too. */
export async function discoverFiles(run: DiscoveryRun): Promise<void> {
  const listed: unknown[] = [];
  for await (const found of files(run)) {
    stopIfAsked(run.watch);
    listed.push(await describe(run, found));
    run.watch.onProgress({ step: "files", done: listed.length, of: listed.length });
  }
  await addListed(run, "files.jsonl", jsonLines(listed));
}

interface Found {
  readonly file: FileRow;
  /** Of a canvas or a list. */
  readonly content: unknown;
  readonly deleted?: { readonly by: string; readonly atMs: number };
}

async function* files({ db, team, hold }: DiscoveryRun): AsyncGenerator<Found> {
  for (let afterId = ""; ;) {
    const page = await selectDiscoveredFiles(db, { teamId: team.id, holdId: hold?.id, afterId, limit: pageSize });
    for (const file of page) {
      const isCanvas = file.kind === "canvas";
      const content = isCanvas ? await selectCanvas(db, file.id) : undefined;
      yield { file, content: file.kind === "list" ? await selectAllListItems(db, file.id) : content };
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    afterId = last.id;
  }
  for (let afterId = ""; ;) {
    const page = await selectPreservedFiles(db, { holdId: hold?.id, afterId, limit: pageSize });
    for (const held of page) {
      const { content, ...file } = JSON.parse(held.file) as FileRow & { readonly content?: unknown };
      const deleted = { by: held.deleted_by, atMs: held.deleted_ms };
      if (file.team_id === team.id) yield { file: { ...file, blob_key: held.blob_key }, content, deleted };
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    afterId = last.file_id;
  }
}

async function describe(run: DiscoveryRun, { file, content, deleted }: Found): Promise<object> {
  const places = await selectFilePlaces(run.db, file.id);
  const bytes = await addBytes(run, file);
  return {
    id: file.id,
    kind: file.kind,
    state: deleted ? "deleted" : "present",
    deleted_by: deleted?.by ?? null,
    deleted: dateText(deleted?.atMs ?? null),
    name: file.name,
    title: file.title,
    mimetype: file.mimetype,
    user: file.user_id,
    created: dateText(file.created_ms),
    shown_by: places.map(({ ts, user_id: user }) => ({ ts: printTs(ts), user })),
    ...(content !== undefined && { content }),
    ...bytes,
  };
}

async function addBytes(run: DiscoveryRun, { id, name, blob_key: key }: FileRow): Promise<object> {
  if (key === null) return {};
  const blob = await run.openBlob(key);
  if (!blob) {
    run.report.lose("file_missing");
    return {};
  }
  const { path, size, sha256 } = await addListed(run, `files/${id}/${uploadName(name)}`, readBlob(blob));
  run.report.count("files");
  run.report.count("file_bytes", size);
  return { path, size, sha256 };
}
