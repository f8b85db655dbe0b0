import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessCanvas } from "../access/accessCanvas.ts";
import { accessCodeChannel, type CodeChannelCode } from "../access/accessCodeChannel.ts";
import { printContent, readContent } from "../canvases/canvasContent.ts";
import type { ReadContext } from "../context.ts";

export interface CodeCanvasName {
  readonly channelId: string;
  readonly canvasId: string;
}

export type CodeCanvasCode = CodeChannelCode | "canvas_not_found";

/** A canvas that is shared with a code channel, for its agents. */
export async function readCodeCanvas(
  ctx: ReadContext,
  { channelId, canvasId }: CodeCanvasName,
): Promise<Outcome<{ title: string; markdown: string }, CodeCanvasCode>> {
  const seen = await accessCodeChannel(ctx, channelId);
  if (!seen.ok) return seen;
  const found = await accessCanvas(ctx, canvasId);
  if (!found.ok || !found.shares.some(({ channel }) => channel.id === channelId)) return refuse("canvas_not_found");
  return succeed({ title: found.file.title, markdown: printContent(readContent(found.canvas)) });
}
