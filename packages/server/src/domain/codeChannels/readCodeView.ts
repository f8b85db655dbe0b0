import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectCodeView } from "../../storage/queries/codeViews.ts";
import type { CodeChannelViewRow } from "../../storage/tables/codeChannelViews.ts";
import { accessReadableCodeChannel } from "../access/accessCodeChannel.ts";
import type { ReadContext } from "../context.ts";

/** A view with its content, for a reader of the channel. */
export async function readCodeView(
  ctx: ReadContext,
  { channelId, viewId }: { readonly channelId: string; readonly viewId: string },
): Promise<Outcome<{ view: CodeChannelViewRow }, "channel_not_found" | "view_not_found">> {
  const seen = await accessReadableCodeChannel(ctx, channelId);
  if (!seen.ok) return seen;
  const view = seen.code && (await selectCodeView(ctx.db, seen.channel.key, viewId));
  return view ? succeed({ view }) : refuse("view_not_found");
}
