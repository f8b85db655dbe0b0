import { succeed } from "@platform/protocol";
import { deleteFile } from "../../domain/files/deleteFile.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const filesDelete = defineMethod({
  name: "files.delete",
  summary: "Deletes a file for everyone.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["files:write"],
  rate: 3,
  needs: ["files"],
  params: { file: id({ object: "file", describe: "The file.", otherwise: "file_not_found" }) },
  result: {},
  errors: {
    file_not_found: "`file` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    file_deleted: "It was deleted before.",
    cant_delete_file: "The file belongs to another person, and the caller is not an admin of the workspace.",
  },
  notes: "Messages that showed it stay, and show that there was a file.",
  examples: [{ title: "Delete it", params: { file: "F0123456789" } }],
  async handler(ctx, params) {
    const deleted = await ctx.write(deleteFile, { id: params.file });
    if (!deleted.ok) return deleted;
    if (deleted.blobKey !== null) await ctx.files.discard(ctx.db, deleted.blobKey);
    return succeed({});
  },
});
