import { succeed } from "@platform/protocol";
import { upsertImportedObjects } from "../../storage/queries/imports.ts";
import { defineOperation } from "../context.ts";

export interface ObjectImport {
  readonly teamId: string;
  /** Of the file, inside of the export. */
  readonly path: string;
  readonly body: string;
}

/** Stores a file of an export for which there is no place, so that nothing of it is lost. */
export const importObject = defineOperation(import.meta, async (ctx, { teamId, path, body }: ObjectImport) => {
  await upsertImportedObjects(ctx.db, [{ team_id: teamId, kind: "file", id: path, body }]);
  return succeed({});
});
