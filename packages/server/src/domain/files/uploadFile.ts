import { cutCharacters, isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { FileRow, SeenShare } from "../access/accessFile.ts";
import { fileEntity } from "../audit/entities.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { resolveChannelName } from "../channels/resolveChannelName.ts";
import { addFile } from "./addFile.ts";
import { cleanFileName } from "./cleanFileName.ts";
import type { Inspected } from "./inspectFile.ts";
import { lockChannels, type ShareCode, shareFiles, type Sharing } from "./shareFiles.ts";

export interface WholeFile {
  readonly kind: "hosted" | "snippet";
  readonly name: string;
  readonly title: string | undefined;
  readonly size: number;
  readonly blobKey: string;
  readonly inspected: Inspected;
  readonly sharing: Sharing;
}

/** Makes a file of bytes that are on the disk already, and shows it: an upload in one step. */
export const uploadFile = defineOperation(
  import.meta,
  async (ctx, whole: WholeFile): Promise<Outcome<{ file: FileRow; shares: SeenShare[] }, ShareCode>> => {
    const channelIds: string[] = [];
    for (const named of new Set(whole.sharing.channelIds)) {
      const found = isIdShaped(named) ? succeed({ channelId: named }) : await resolveChannelName(ctx, named);
      // A call of an org-wide app names its workspace before it comes here, so the name is unknown there.
      if (!found.ok) return refuse("channel_not_found");
      channelIds.push(found.channelId);
    }
    await lockChannels(ctx, channelIds);
    const name = cleanFileName(whole.name);
    const { mimetype, filetype, details } = whole.inspected;
    const file = await addFile(ctx, {
      id: ctx.ids.next("file"),
      kind: whole.kind,
      name,
      title: cutCharacters(whole.title || name, limits.file_title_chars_max).toWellFormed(),
      mimetype,
      filetype,
      size: whole.size,
      alt_text: "",
      blob_key: whole.blobKey,
      details: JSON.stringify(details),
    });
    await noteAction(ctx, { action: "file_uploaded", entity: fileEntity(file), teamId: file.team_id });
    const shared = await shareFiles(ctx, [file], { ...whole.sharing, channelIds });
    return shared.ok ? succeed({ file, shares: shared.shares }) : shared;
  },
);
