import { completeDownload } from "../../domain/imports/completeDownload.ts";
import { failDownload } from "../../domain/imports/failDownload.ts";
import type { DownloadedFile } from "../../domain/imports/queueDownloads.ts";
import { countDownloads, selectDownloads } from "../../storage/queries/importDownloads.ts";
import type { ImportDownloadRow } from "../../storage/tables/importDownloads.ts";
import { type ImportRun, writeOrFail } from "../importInto.ts";
import { stopIfAsked } from "../watch.ts";
import type { Downloads } from "./downloads.ts";
import { type Fetched, fetchFile } from "./fetchFile.ts";

type Files = NonNullable<ImportRun["files"]>;

/** At the same time. */
const workers = 4;
const attemptsMax = 5;
const redirectsMax = 3;

/** Fetches the files that are queued, also by an earlier run. What fails stays queued for the next one. */
export async function runDownloads(run: ImportRun, downloads: Downloads, files: Files): Promise<void> {
  const { store, teamId, watch } = run;
  const of = await countDownloads(store.db, teamId);
  let done = 0;
  for (let afterId = ""; ;) {
    const rows = await selectDownloads(store.db, { teamId, afterId, limit: workers });
    watch.onProgress({ step: "files", done, of });
    stopIfAsked(watch);
    // All of them, also when one is stopped: nothing may write after the import has ended.
    const ended = await Promise.allSettled(rows.map((row) => download(run, downloads, files, row)));
    for (const result of ended) if (result.status === "rejected") throw result.reason;
    done += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < workers) break;
    afterId = last.file_id;
  }
  watch.onProgress({ step: "files", done, of });
}

async function download(run: ImportRun, downloads: Downloads, files: Files, row: ImportDownloadRow): Promise<void> {
  const { teamId } = run;
  const file = JSON.parse(row.file) as DownloadedFile;
  const fetched = await fetchPatiently(run, downloads, files, row, file);
  if (!("kept" in fetched)) {
    const { error } = fetched;
    await writeOrFail(run, failDownload, { teamId, fileId: file.id, error });
    return run.report.fail({ id: file.id, name: file.name, error });
  }
  const { key: blobKey, size } = fetched.kept;
  const done = { teamId, baseUrl: files.baseUrl, file: { ...file, size }, blobKey };
  const { isUsed } = await writeOrFail(run, completeDownload, done);
  if (isUsed) run.report.count("downloads");
  else await files.blobs.remove(blobKey);
}

/** Follows redirects within Slack, and waits as long as it is asked to. */
async function fetchPatiently(
  { watch }: ImportRun,
  downloads: Downloads,
  { blobs }: Files,
  row: ImportDownloadRow,
  file: DownloadedFile,
): Promise<Exclude<Fetched, { redirect: string }>> {
  let url = downloads.decrypt(file.id, row.encrypted_url);
  let redirects = 0;
  for (let attempt = 1; ;) {
    stopIfAsked(watch);
    const fetched = await fetchFile(downloads, blobs, url, file, watch.signal);
    if ("redirect" in fetched) {
      if (++redirects > redirectsMax) return { error: "too_many_redirects" };
      url = fetched.redirect;
    } else if ("retryAfterMs" in fetched && ++attempt <= attemptsMax) {
      // A stopped import ends at the next look at the signal.
      await downloads.pause(fetched.retryAfterMs * (attempt - 1), watch.signal).catch(() => undefined);
    } else return fetched;
  }
}
