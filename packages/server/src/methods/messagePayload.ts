import { type Outcome, type Refusal, refuse, succeed } from "@platform/protocol";
import type { AnswerPayload } from "../domain/interactions/readAnswer.ts";
import type { AskedContent } from "../domain/messages/content.ts";
import { askedContent, contentParams, displayParams, metadataParam } from "./contentParams.ts";
import { decodeParams } from "./decodeParams.ts";
import type { Params, Values } from "./define.ts";
import { choice, flag, optional, timestamp } from "./params.ts";

export type { AnswerPayload } from "../domain/interactions/readAnswer.ts";

/** A message that comes without a method: what it holds, and the thread that it replies in. */
export interface MessagePayload {
  readonly content: AskedContent;
  readonly threadTs: string | undefined;
}

const messageParams = {
  ...contentParams,
  ...metadataParam,
  ...displayParams,
  thread_ts: optional(timestamp({ describe: "A message of the thread to reply in." })),
};

const answerParams = {
  ...messageParams,
  response_type: optional(choice({ describe: "Who sees the answer.", of: ["ephemeral", "in_channel"] })),
  replace_original: optional(flag({ describe: "Whether it replaces the message that was acted on." })),
  delete_original: optional(flag({ describe: "Whether the message that was acted on is deleted." })),
};

/** The payload of an incoming webhook, with the spellings that `chat.postMessage` accepts. */
export function decodeMessagePayload(given: unknown): Outcome<{ payload: MessagePayload }, "invalid_payload"> {
  const decoded = decodeFields(messageParams, given);
  if (!decoded.ok) return decoded;
  const { thread_ts: threadTs, ...content } = decoded.values;
  return succeed({ payload: { content: askedContent(content), threadTs } });
}

/** The payload that an app sends to a response address, or answers to a command. */
export function decodeAnswerPayload(given: unknown): Outcome<{ payload: AnswerPayload }, "invalid_payload"> {
  const decoded = decodeFields(answerParams, given);
  if (!decoded.ok) return decoded;
  const {
    thread_ts: threadTs,
    response_type: type,
    replace_original: isReplacing,
    delete_original: isDeleting = false,
    ...content
  } = decoded.values;
  const stated = isReplacing === undefined ? undefined : isReplacing ? "replace" : "none";
  const change = isDeleting ? "delete" : stated;
  const isInChannel = type === "in_channel";
  return succeed({ payload: { content: askedContent(content), threadTs, isInChannel, change } });
}

function decodeFields<P extends Params>(params: P, given: unknown): Outcome<{ values: Values<P> }, "invalid_payload"> {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return refuse("invalid_payload");
  const values = decodeParams({ params: Object.entries(params) }, { ...given });
  if ("ok" in values && values.ok === false) return { ...(values as Refusal<string>), error: "invalid_payload" };
  return succeed({ values: values as Values<P> });
}
