import { selectSharedFiles } from "../storage/queries/exports.ts";
import type { OpenBlob } from "../ports/ports.ts";
import { type ExportRun, kindsOf } from "./exportSource.ts";
import { uploadPath } from "./fileJson.ts";
import { stopIfAsked } from "./watch.ts";

const pageSize = 200;

/** The content of the files that exported messages show, each once. */
export async function exportFiles(run: ExportRun): Promise<void> {
  const { db, team, output, report, watch } = run;
  let done = 0;
  for (let afterId = ""; ;) {
    const page = await selectSharedFiles(db, { teamId: team.id, kinds: kindsOf(run), afterId, limit: pageSize });
    for (const file of page) {
      stopIfAsked(watch);
      const blob = await run.openBlob(file.blob_key ?? "");
      if (!blob) {
        report.lose("file_missing");
        continue;
      }
      const { size } = await output.addFile(uploadPath(file), readBlob(blob));
      report.count("files");
      report.count("file_bytes", size);
      watch.onProgress({ step: "files", done: ++done, of: done });
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    afterId = last.id;
  }
}

/** All bytes of a blob, which is closed in any case. */
export async function* readBlob(blob: OpenBlob): AsyncGenerator<Uint8Array> {
  if (blob.size === 0) return blob.close();
  for await (const piece of blob.read(0, blob.size - 1)) yield piece as Uint8Array;
}
