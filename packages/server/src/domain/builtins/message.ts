import { dropNulls, limits, type Outcome, type Refusal } from "@platform/protocol";
import { permalinkOf } from "@platform/protocol/permalink.ts";
import { isFields } from "@platform/protocol/workflows/parameter.ts";
import { type Content, type ContentCode, readContent } from "../messages/content.ts";
import { post, type PostedMessage } from "../messages/postMessage.ts";
import { messageSurface } from "../functions/surfaces.ts";
import { readStepFiles, shareStepFiles } from "./stepFiles.ts";
import { stepTimes } from "./stepTimes.ts";
import { type Inputs, type StepContext, type StepResult } from "./builtin.ts";

export interface MessagePlace {
  /** An id, or the id of a person. */
  readonly channel: string;
  readonly threadTs?: string | undefined;
  readonly isBroadcast?: boolean | undefined;
}

/** Posts the message of a step. If it contains interactive elements, the run waits until one is used. */
export async function postStep(
  ctx: StepContext,
  inputs: Inputs,
  place: MessagePlace,
): Promise<StepResult | Refusal<string>> {
  const read = await readStepContent(ctx, inputs);
  if (!read.ok) return read;
  const files = await readStepFiles(ctx, inputs, place);
  if (!files.ok) return files;
  const content = { ...read.content, fields: { ...read.content.fields, ...files.fields } };
  const posted = await post(ctx, { ...place, content });
  if (!posted.ok) return posted;
  await shareStepFiles(ctx, files.files, posted);
  if (inputs.raw("interactive_blocks") === undefined) {
    const outputs = describePosted(ctx, posted, { startedMs: ctx.nowMs, endedMs: ctx.nowMs });
    return { ok: true, outputs };
  }
  const surface = messageSurface(posted.channelId, posted.ts);
  return { ok: true, waitMs: limits.function_time_limit_s * 1000, surface };
}

/** What later steps know of a message. */
export function describePosted(
  { baseUrl, caller }: Pick<StepContext, "baseUrl" | "caller">,
  { channelId, ts }: Pick<PostedMessage, "channelId" | "ts">,
  times: { readonly startedMs: number; readonly endedMs: number },
) {
  return {
    message_timestamp: Math.floor(Number(ts)),
    message_link: permalinkOf(baseUrl, caller.teamDomain, { channelId, ts }),
    message_context: { channel_id: channelId, message_ts: ts },
    ...stepTimes(times),
  };
}

/** A form gives rich text, an author writes text; both are the content of a message. */
export function readStepContent(ctx: StepContext, inputs: Inputs): Promise<Outcome<{ content: Content }, ContentCode>> {
  const message = dropNulls(inputs.raw("message"));
  const interactive = dropNulls(inputs.raw("interactive_blocks")) as readonly unknown[] | undefined;
  const metadata = inputs.raw("metadata") === undefined ? undefined : inputs.fields("metadata");
  if (Array.isArray(message)) return readContent(ctx, { blocks: [...message, ...(interactive ?? [])], metadata });
  if (isFields(message)) return readContent(ctx, { blocks: [message, ...(interactive ?? [])], metadata });
  const text = typeof message === "string" ? message : JSON.stringify(message);
  if (interactive === undefined) return readContent(ctx, { text, metadata });
  const said = { type: "section", text: { type: "mrkdwn", text } };
  return readContent(ctx, { text, blocks: [said, ...interactive], metadata });
}
