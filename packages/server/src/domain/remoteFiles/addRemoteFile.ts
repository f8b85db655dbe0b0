import { type Outcome, succeed } from "@platform/protocol";
import { insertRemoteFile, selectRemoteFile } from "../../storage/queries/remoteFiles.ts";
import { type FileRow, type SeenFile, seeFiles } from "../access/accessFile.ts";
import { defineOperation } from "../context.ts";
import { addFile } from "../files/addFile.ts";
import { remoteColumns, type RemoteContent } from "./remoteFile.ts";
import { changeRemoteFile } from "./changeRemoteFile.ts";

export interface NewRemoteFile extends RemoteContent {
  readonly externalId: string;
  readonly baseUrl: string;
}

/** The type of a remote file for which the app names none. */
const remoteType = { mimetype: "application/vnd.slack-remote", filetype: "remote" };

/** Adds a file that the calling app keeps elsewhere, or changes the one that it has under this id. Nobody else sees it until it is shared. */
export const addRemoteFile = defineOperation(
  import.meta,
  async (ctx, input: NewRemoteFile): Promise<Outcome<SeenFile & { discarded: string | undefined }, never>> => {
    const { appId = "", teamId } = ctx.caller;
    const { externalId, baseUrl } = input;
    const known = await selectRemoteFile(ctx.db, { appId, teamId }, { externalId });
    if (known) {
      const [seen] = await seeFiles(ctx, [known]);
      const changed = await changeRemoteFile(ctx, seen ?? { file: known, shares: [] }, { ...input, baseUrl });
      return succeed(changed);
    }
    const empty = { title: "", filetype: remoteType.filetype, blob_key: null, details: "{}" };
    const file: FileRow = await addFile(ctx, {
      id: ctx.ids.next("file"),
      kind: "external",
      mimetype: remoteType.mimetype,
      size: 0,
      alt_text: "",
      ...remoteColumns(input, empty, { appId, externalId }),
    });
    await insertRemoteFile(ctx.db, {
      file_id: file.id,
      app_id: appId,
      team_id: teamId,
      external_id: externalId,
      contents: input.contents ?? "",
    });
    return succeed({ file, shares: [], discarded: undefined });
  },
);
