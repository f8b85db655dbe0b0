import { type Outcome, refuse, slackbotId, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { personCaller } from "../access/personCaller.ts";
import { openDirect } from "../channels/openDirect.ts";
import { defineOperation } from "../context.ts";
import { addFile } from "../files/addFile.ts";
import { cleanFileName } from "../files/cleanFileName.ts";
import { fileBody } from "../files/fileBody.ts";
import type { Inspected } from "../files/inspectFile.ts";
import { recordFileShare } from "../files/recordFileShare.ts";
import { announce } from "../messages/writeMessage.ts";
import { textsFor } from "../strings/texts.ts";

export interface ExportedFile {
  readonly name: string;
  /** Of the form, and how many responses there are. */
  readonly title: string;
  readonly count: number;
  readonly size: number;
  readonly blobKey: string;
  readonly inspected: Inspected;
  readonly baseUrl: string;
}

/** Gives the caller a file in a message of Slackbot. The file belongs to the caller, because Slackbot owns nothing. */
export const deliverExport = defineOperation(
  import.meta,
  async (ctx, given: ExportedFile): Promise<Outcome<object, "unknown_workflow_id">> => {
    const { teamId, userId } = ctx.caller;
    const caller = await personCaller(ctx.db, { teamId, userId }, []);
    if (!caller) return refuse("unknown_workflow_id");
    const own = { ...ctx, caller };
    const opened = await openDirect(own, [slackbotId]);
    if (!opened.ok) return refuse("unknown_workflow_id");
    const { channel } = opened;
    const { notices } = await textsFor(ctx.db, { teamId, userId });
    await lockChannel(ctx.db, channel.key);
    const name = cleanFileName(given.name);
    const { mimetype, filetype, details } = given.inspected;
    const file = await addFile(own, {
      id: ctx.ids.next("file"),
      kind: "hosted",
      name,
      title: name,
      mimetype,
      filetype,
      size: given.size,
      alt_text: "",
      blob_key: given.blobKey,
      details: JSON.stringify(details),
    });
    const written = await announce(own, channel, {
      user: slackbotId,
      subtype: "file_share",
      text: notices.responses(given.title, given.count),
      files: [fileBody(file, { baseUrl: given.baseUrl, isPublic: false })],
      upload: true,
    });
    const share = { channel, ts: written.ts, threadTs: written.threadTs, userId };
    await recordFileShare(own, file, share, written.tsText);
    return succeed({});
  },
);
