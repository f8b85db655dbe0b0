import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { findReadableChannel } from "../access/accessChannel.ts";
import { accessFile, type FileAccessCode, type FileRow } from "../access/accessFile.ts";
import { fileBody } from "../files/fileBody.ts";
import { recordFileShare } from "../files/recordFileShare.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { PostedMessage } from "../messages/postMessage.ts";
import type { Inputs, StepContext } from "./builtin.ts";
import type { MessagePlace } from "./message.ts";

/** The files that a message of a step shows. The bot has to see them: a step must not open what its app cannot read. */
export async function readStepFiles(
  ctx: StepContext,
  inputs: Inputs,
  place: MessagePlace,
): Promise<Outcome<{ files: readonly FileRow[]; fields: Fields }, FileAccessCode>> {
  const files: FileRow[] = [];
  for (const id of new Set(inputs.list("files"))) {
    const seen = await accessFile(ctx, id);
    if (!seen.ok) return refuse(seen.error, `the app's bot cannot share the file ${id}`);
    files.push(seen.file);
  }
  if (files.length === 0) return succeed({ files, fields: {} });
  const isPublic = (await findReadableChannel(ctx, place.channel))?.kind === "public";
  const bodies = files.map((file) => fileBody(file, { baseUrl: ctx.baseUrl, isPublic }));
  return succeed({ files, fields: { subtype: "file_share", files: bodies, upload: false, display_as_bot: false } });
}

/** Shares the files with everyone who can read the message. */
export async function shareStepFiles(
  ctx: StepContext,
  files: readonly FileRow[],
  { channelId, ts, json }: PostedMessage,
): Promise<void> {
  const channel = files.length === 0 ? undefined : await findReadableChannel(ctx, channelId);
  if (!channel) return;
  const { thread_ts: thread } = JSON.parse(json) as { readonly thread_ts?: string };
  const threadTs = thread === undefined ? 0 : (parseTs(thread) ?? 0);
  const share = { channel, ts: parseTs(ts) ?? 0, threadTs, userId: ctx.caller.userId };
  for (const file of files) await recordFileShare(ctx, file, share, ts);
}
