import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteCodeView, selectCodeViews } from "../../storage/queries/codeViews.ts";
import { type CodeChannelCode, lockCodeChannel } from "../access/accessCodeChannel.ts";
import { defineOperation } from "../context.ts";
import { emitCodeChannel } from "./emitCodeChannel.ts";

/** Exactly one of the two is given. */
export interface CodeViewName {
  readonly viewKey: string | undefined;
  readonly viewId: string | undefined;
}

/** Removes a view with its content. A canvas stays, and the channel keeps its access. */
export const removeCodeView = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, viewKey, viewId }: CodeViewName & { readonly channelId: string },
  ): Promise<Outcome<{ viewId: string }, CodeChannelCode | "view_not_found">> => {
    const seen = await lockCodeChannel(ctx, channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    const views = await selectCodeViews(ctx.db, channel.key);
    const view = views.find((row) => (viewId === undefined ? row.view_key === viewKey : row.id === viewId));
    if (!view) return refuse("view_not_found");
    await deleteCodeView(ctx.db, channel.key, view.id);
    await emitCodeChannel(ctx, channel);
    return succeed({ viewId: view.id });
  },
);
