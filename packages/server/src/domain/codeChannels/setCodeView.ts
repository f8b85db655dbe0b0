import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { CodeViewType } from "@platform/protocol/resources/codeChannel.ts";
import { selectCodeViews, upsertCodeView } from "../../storage/queries/codeViews.ts";
import { type CodeChannelCode, lockCodeChannel } from "../access/accessCodeChannel.ts";
import { setCanvasAccess } from "../canvases/setCanvasAccess.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { type CodeViewDetails, labelOf, upsertKeyOf } from "./codeView.ts";
import { emitCodeChannel } from "./emitCodeChannel.ts";

export interface NewCodeView {
  readonly channelId: string;
  readonly type: CodeViewType;
  readonly viewKey: string | undefined;
  readonly label: string | undefined;
  /** HTML, a diff, or blocks as JSON. */
  readonly content: string;
  readonly canvasId: string | undefined;
  readonly details: CodeViewDetails;
}

export type SetCodeViewCode = CodeChannelCode | "canvas_not_found" | "restricted_action" | "too_many_views";

interface WrittenView {
  readonly viewId: string;
  readonly version: number;
}

/** Shows something beside the messages of a code channel, or its next version. */
export const setCodeView = defineOperation(
  import.meta,
  async (ctx, input: NewCodeView): Promise<Outcome<WrittenView, SetCodeViewCode>> => {
    const seen = await lockCodeChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    const { type, viewKey, canvasId } = input;
    const shared = canvasId === undefined ? succeed({}) : await shareCanvas(ctx, { ...input, canvasId });
    if (!shared.ok) return shared;
    const id = ctx.ids.next("tab");
    const upsertKey = upsertKeyOf(type, viewKey, id);
    const views = await selectCodeViews(ctx.db, channel.key);
    const isNew = !views.some((view) => view.upsert_key === upsertKey);
    if (isNew && views.length >= limits.code_views_max) return refuse("too_many_views");
    const written = await upsertCodeView(ctx.db, {
      channel_key: channel.key,
      upsert_key: upsertKey,
      id,
      app_id: ctx.caller.appId ?? "",
      type,
      view_key: type === "diff" ? null : (viewKey ?? null),
      label: input.label ?? labelOf(type, viewKey),
      content: input.content,
      file_id: canvasId ?? null,
      details: JSON.stringify(input.details),
      content_version: 1,
      created_ms: ctx.nowMs,
    });
    await emitCodeChannel(ctx, channel);
    return succeed({ viewId: written.id, version: written.content_version });
  },
);

/** People of the channel read the canvas, and write in it unless the agent wants to be its only author. */
async function shareCanvas(
  ctx: WriteContext,
  { channelId, canvasId, details }: NewCodeView & { readonly canvasId: string },
): Promise<Outcome<object, "canvas_not_found" | "restricted_action">> {
  const level = details.access_level === "comment" ? "read" : "write";
  const shared = await setCanvasAccess.within(ctx, { canvasId, userIds: [], channelIds: [channelId], level });
  if (shared.ok) return shared;
  return refuse(shared.error === "restricted_action" ? "restricted_action" : "canvas_not_found");
}
