import { dropNulls } from "@platform/protocol";
import { isFields } from "./act.ts";
import type { AnswerPayload } from "./readAnswer.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The message in the body of an app's acknowledgement; undefined when it says nothing. */
export function messageInReply(body: unknown): Fields | undefined {
  const said = typeof body === "string" ? { text: body } : body;
  return isFields(said) && !saysNothing(said) ? said : undefined;
}

/** Answers to legacy actions replace the message unless they say otherwise. */
export function replaceByDefault(payload: AnswerPayload): AnswerPayload {
  return { ...payload, change: payload.change ?? "replace" };
}

/** An empty text is no answer by itself; beside blocks it only means that they need no other words. */
function saysNothing(said: Fields): boolean {
  const given = dropNulls(said) as Fields;
  const { text, blocks, attachments } = given;
  if (Object.keys(given).length === 0) return true;
  return text === "" && blocks === undefined && attachments === undefined;
}
