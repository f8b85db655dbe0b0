import type { FileRow } from "../access/accessFile.ts";
import { canvasState } from "../audit/entities.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";

/** The entry for a new canvas or an edit. It names the canvas as it is afterwards, and has nothing of the text. */
export async function noteCanvas(
  ctx: WriteContext,
  { id, team_id: teamId, filetype, title }: Pick<FileRow, "id" | "team_id" | "filetype" | "title">,
  action: "canvas_created" | "canvas_edited",
  details?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entity = { type: "canvas", id, state: canvasState({ filetype, title }) };
  await noteAction(ctx, { action, entity, teamId, ...(details && { details }) });
}
