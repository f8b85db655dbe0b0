import { Readable } from "node:stream";
import { type Outcome, refuse, succeed } from "@platform/protocol";
import { htmlOfCanvas } from "@platform/protocol/canvas/index.ts";
import { readContent } from "../domain/canvases/canvasContent.ts";
import type { ReadContext } from "../domain/context.ts";
import type { ServedFile } from "../http/files/fileServices.ts";
import { canvasPage } from "../http/pages/canvasPage.ts";
import { selectCanvas } from "../storage/queries/canvases.ts";
import type { FileRow } from "../storage/tables/files.ts";

/** A canvas as HTML: as programs download it, or as a page for people. The caller has been checked. */
export async function serveCanvas(
  { db }: ReadContext,
  file: FileRow,
  isPage: boolean,
): Promise<Outcome<{ file: ServedFile }, "not_found">> {
  const canvas = await selectCanvas(db, file.id);
  if (!canvas) return refuse("not_found");
  const html = htmlOfCanvas(readContent(canvas).blocks);
  const bytes = Buffer.from(isPage ? canvasPage(file.title, html) : html);
  const served: ServedFile = {
    name: `${file.name}.html`,
    mimetype: "text/html",
    isCanvas: true,
    size: bytes.length,
    version: `${file.id}-${canvas.revision}${isPage ? "-page" : ""}`,
    read: (first, last) => Readable.from([bytes.subarray(first, last + 1)]),
    close: () => Promise.resolve(),
  };
  return succeed({ file: served });
}
