import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { mrkdwn } from "@platform/protocol/richtext/mrkdwn/mrkdwn.ts";
import { call } from "../api/call.ts";
import { explain, unanswered } from "../api/explain.ts";
import type { Reader } from "../richtext/reader.ts";
import { sendLaterText } from "../strings/sendLater.ts";
import { toast } from "../ui/toast.ts";
import type { Composed } from "./deliver.ts";
import { uploadFor } from "./sendFiles.ts";
import { whenText } from "./whenText.ts";

/** Hands a message over for later. Returns why the server did not take it. */
export function schedule(composed: Composed): Promise<string | undefined> {
  return scheduleParts(composed, composed.block ? [composed.block] : []);
}

/**
 * Hands over the parts of a long message, a second apart so that they come in their order, the files with the last one: all
 * of them or none, because the whole text comes back to the composer when one is refused.
 */
export async function scheduleParts(composed: Composed, parts: readonly RichTextBlock[]): Promise<string | undefined> {
  const { files, atMs = 0 } = composed;
  const postAt = Math.floor(atMs / 1000);
  if (files.length === 0) return scheduleTexts(composed, parts, postAt);
  const alone = parts.slice(0, -1);
  return scheduleTexts(composed, alone, postAt, () => scheduleFiles(composed, parts.at(-1), postAt + alone.length));
}

/** Hands over texts a second apart, and then does the last step, which may be refused as well: all of it or nothing. */
export async function scheduleTexts(
  composed: Pick<Composed, "place" | "isBroadcast">,
  blocks: readonly RichTextBlock[],
  postAt: number,
  lastStep: () => Promise<string | undefined> = async () => undefined,
): Promise<string | undefined> {
  const handed: string[] = [];
  let fault: string | undefined;
  for (const [at, block] of blocks.entries()) {
    const answer = await scheduleText(composed, block, postAt + at);
    if (answer?.ok) handed.push(answer.scheduled_message_id);
    else fault = explain(answer?.error ?? unanswered);
    if (fault !== undefined) break;
  }
  fault ??= await lastStep();
  if (fault === undefined) return undefined;
  for (const id of handed) {
    const named = { channel: composed.place.channel, scheduled_message_id: id };
    await call("chat.deleteScheduledMessage", named).catch(() => undefined);
  }
  return fault;
}

function scheduleText(
  { place, isBroadcast }: Pick<Composed, "place" | "isBroadcast">,
  block: RichTextBlock,
  post_at: number,
) {
  const { channel, thread } = place;
  const inThread = thread === undefined ? {} : { thread_ts: thread, reply_broadcast: isBroadcast };
  const asked = { channel, ...contentOf(block), ...inThread, post_at };
  return call("chat.scheduleMessage", asked).catch(() => undefined);
}

function scheduleFiles({ place, files }: Composed, block: RichTextBlock | undefined, post_at: number) {
  const { channel, thread } = place;
  const inThread = thread === undefined ? {} : { thread_ts: thread };
  return uploadFor(files, async (uploaded) => {
    const asked = { channel, files: uploaded as never, ...(block && contentOf(block)), ...inThread, post_at };
    const answer = await call("client.scheduled.create", asked);
    return answer.ok ? undefined : explain(answer.error);
  });
}

function contentOf(block: RichTextBlock) {
  return { text: mrkdwn(block), blocks: [block] as never };
}

/** Tells the author how it went. Returns whether it is scheduled. */
export function tellScheduled(
  reason: string | undefined,
  { atMs = 0 }: Composed,
  reader: Pick<Reader, "zone" | "locale">,
): boolean {
  if (reason === undefined) toast(sendLaterText.scheduledFor(whenText(atMs, reader)));
  else toast(`${sendLaterText.scheduleFailed}: ${reason}`);
  return reason === undefined;
}
