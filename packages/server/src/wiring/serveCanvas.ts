import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type Outcome, refuse, succeed } from "@platform/protocol";
import { htmlOfCanvas } from "@platform/protocol/canvas/index.ts";
import { readContent } from "../domain/canvases/canvasContent.ts";
import { readMentions } from "../domain/canvases/readMentions.ts";
import type { ReadContext } from "../domain/context.ts";
import type { ServedFile } from "../http/files/fileServices.ts";
import { canvasPage } from "../http/pages/canvasPage.ts";
import { selectCanvas } from "../storage/queries/canvases.ts";
import type { FileRow } from "../storage/tables/files.ts";

/** A canvas as HTML: as programs download it, or as a page for the caller, who has been checked. */
export async function serveCanvas(
  ctx: ReadContext,
  file: FileRow,
  isPage: boolean,
): Promise<Outcome<{ file: ServedFile }, "not_found">> {
  const canvas = await selectCanvas(ctx.db, file.id);
  if (!canvas) return refuse("not_found");
  const { blocks } = readContent(canvas);
  const html = isPage
    ? canvasPage(file.title, htmlOfCanvas(blocks, await readMentions(ctx, blocks)))
    : htmlOfCanvas(blocks);
  const bytes = Buffer.from(html);
  const served: ServedFile = {
    name: `${file.name}.html`,
    mimetype: "text/html",
    isCanvas: true,
    size: bytes.length,
    // The page depends on its reader and on names, too.
    version: createHash("sha256").update(bytes).digest("base64url"),
    read: (first, last) => Readable.from([bytes.subarray(first, last + 1)]),
    close: () => Promise.resolve(),
  };
  return succeed({ file: served });
}
