import { type Outcome, refuse, succeed } from "@platform/protocol";
import { legacyActionsBlocks } from "@platform/protocol/attachments/legacyActions.ts";
import { selectEphemeral } from "../../storage/queries/interactions.ts";
import { accessInstalledApp, type InstalledApp } from "../access/appCaller.ts";
import { accessMessage, accessReadableChannel, type MessageAccessCode } from "../access/accessMessage.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { type MessageBody, parseBody } from "../messages/message.ts";
import { isFields } from "./act.ts";

export interface ActedMessage {
  readonly channel: SeenChannelRow;
  readonly message: MessageBody;
  readonly isEphemeral: boolean;
  /** What the app that posted it attached, as JSON. */
  readonly metadata: string | null;
}

/** A message that the caller can see, also one that nobody else sees. */
export async function findActedMessage(
  ctx: ReadContext,
  named: { readonly channelId: string; readonly ts: string },
): Promise<Outcome<ActedMessage, MessageAccessCode>> {
  const found = await accessMessage(ctx, named);
  if (found.ok) {
    const { body, metadata } = found.message;
    return succeed({ channel: found.channel, message: parseBody(body), isEphemeral: false, metadata });
  }
  if (found.error !== "message_not_found") return found;
  const shown = await selectEphemeral(ctx.db, named.channelId, named.ts);
  const seen = await accessReadableChannel(ctx, named.channelId);
  if (!seen.ok || shown?.user_id !== ctx.caller.userId || shown.expires_ms <= ctx.nowMs) return found;
  return succeed({ channel: seen.channel, message: parseBody(shown.body), isEphemeral: true, metadata: null });
}

/** Blocks are in the message itself and in its attachments; legacy actions are read as blocks. */
export function blocksOf({ blocks, attachments }: MessageBody): unknown[] {
  const given = Array.isArray(attachments) ? attachments.filter(isFields) : [];
  const attached = given.map((one) => one["blocks"] ?? legacyActionsBlocks(one));
  return [blocks, ...attached].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
}

/** The app behind something that is acted on. One that was removed since hears nothing more. */
export async function findApp(
  ctx: ReadContext,
  appId: string | undefined,
): Promise<Outcome<{ installed: InstalledApp }, "app_not_found">> {
  const installed = appId === undefined ? undefined : await accessInstalledApp(ctx.db, appId, ctx.caller.teamId);
  return installed ? succeed({ installed }) : refuse("app_not_found");
}
