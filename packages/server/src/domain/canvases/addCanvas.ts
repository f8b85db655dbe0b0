import { type Outcome, printTs, refuseCanvas, succeed } from "@platform/protocol";
import type { CanvasBlock } from "@platform/protocol/canvas/index.ts";
import { insertCanvas, upsertCanvasAccess } from "../../storage/queries/canvases.ts";
import { lockNextTs } from "../../storage/queries/channels.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { FileRow } from "../access/accessFile.ts";
import type { CanvasLevel } from "../access/canvasAccess.ts";
import type { WriteContext } from "../context.ts";
import { addFile } from "../files/addFile.ts";
import { recordFileShare } from "../files/recordFileShare.ts";
import { isTooLarge, nameOfTitle, numberSections, printContent, withPreview } from "./canvasContent.ts";
import { noteCanvas } from "./noteCanvas.ts";

export interface NewCanvas {
  readonly title: string;
  readonly blocks: readonly CanvasBlock[];
  /** The conversation that shows it as a tab. */
  readonly channel?: SeenChannelRow | undefined;
  readonly isChannelCanvas: boolean;
}

/** Creates a canvas of the caller, with a tab in a conversation if one is given. */
export async function addCanvas(
  ctx: WriteContext,
  { title, blocks, channel, isChannelCanvas }: NewCanvas,
): Promise<Outcome<{ canvasId: string }, "canvas_creation_failed">> {
  const id = ctx.ids.next("file");
  const content = numberSections(id, blocks, 0);
  const json = JSON.stringify(content.blocks);
  if (isTooLarge(json)) return refuseCanvas("canvas_creation_failed", "The canvas is too large");
  const markdown = printContent(content);
  const { userId } = ctx.caller;
  const details = {
    creator: userId,
    editors: [userId],
    ...(channel && isChannelCanvas ? { channel: channel.id } : {}),
  };
  const file = await addFile(ctx, {
    id,
    kind: "canvas",
    name: nameOfTitle(title),
    title,
    mimetype: "application/vnd.slack-docs",
    filetype: "quip",
    size: Buffer.byteLength(markdown),
    alt_text: "",
    blob_key: null,
    details: JSON.stringify(withPreview(details, markdown)),
  });
  await insertCanvas(ctx.db, {
    file_id: id,
    channel_key: channel?.key ?? null,
    tab_id: channel ? ctx.ids.next("tab") : null,
    is_channel_canvas: isChannelCanvas ? 1 : 0,
    next_section: content.nextSection,
    content: json,
  });
  await noteCanvas(ctx, file, "canvas_created", channel && { channel: channel.id });
  if (channel) await grantToChannel(ctx, file, channel, "write");
  return succeed({ canvasId: id });
}

/** Shares a canvas with a conversation. That shows no message, but has a place in time like one. */
export async function grantToChannel(
  ctx: WriteContext,
  file: FileRow,
  channel: SeenChannelRow,
  level: CanvasLevel,
): Promise<void> {
  await upsertCanvasAccess(ctx.db, { file_id: file.id, kind: "channel", subject_id: channel.id, level });
  const ts = await lockNextTs(ctx.db, channel.key, ctx.nowMs * 1000);
  const share = { channel, ts, threadTs: 0, userId: ctx.caller.userId };
  await recordFileShare(ctx, file, share, printTs(ts));
}
