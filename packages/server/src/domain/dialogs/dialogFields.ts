import { findReadableChannel } from "../access/accessChannel.ts";
import { type ActContext, actionTs, channelFields } from "../interactions/act.ts";
import type { PlacedElement } from "../interactions/elements.ts";
import { openResponseUrls } from "../interactions/openResponseUrls.ts";
import type { ViewRow } from "../views/view.ts";
import type { StoredDialog } from "./dialog.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The view if it shows a legacy dialog. */
export function dialogOf(view: ViewRow): ViewRow | undefined {
  return view.dialog === null ? undefined : view;
}

export function storedDialog({ dialog }: ViewRow): StoredDialog {
  return JSON.parse(dialog ?? '{"callbackId":"","state":"","names":[]}') as StoredDialog;
}

/** What every payload about a dialog has. A dialog that was opened outside of a conversation names none. */
export async function dialogFields(ctx: ActContext, view: ViewRow): Promise<Fields> {
  const { callbackId, state } = storedDialog(view);
  const channel = await channelBehind(ctx, view);
  return {
    callback_id: callbackId,
    state,
    ...(channel && { channel: channelFields(channel) }),
    action_ts: actionTs(ctx),
  };
}

/** An address that answers into the conversation in which the person opened the dialog. */
export async function dialogResponseUrl(ctx: ActContext, view: ViewRow): Promise<{ response_url?: string }> {
  const channel = await channelBehind(ctx, view);
  if (!channel) return {};
  const { paths } = await ctx.write(openResponseUrls, { places: [{ appId: view.app_id, channelId: channel.id }] });
  return { response_url: `${ctx.baseUrl}${paths[0]}` };
}

/** How an app is asked for the options of a menu in a dialog. */
export async function suggestionFields(ctx: ActContext, view: ViewRow, { block }: PlacedElement): Promise<Fields> {
  const name = storedDialog(view).names[Number(block.block_id)];
  return { type: "dialog_suggestion", name, ...(await dialogFields(ctx, view)) };
}

async function channelBehind(ctx: ActContext, { channel_id: channelId }: ViewRow) {
  return channelId === null ? undefined : findReadableChannel(ctx, channelId);
}
