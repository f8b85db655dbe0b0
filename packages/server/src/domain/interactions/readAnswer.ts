import { type Outcome, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { type AskedContent, type ContentCode, readContent } from "../messages/content.ts";
import type { Answer } from "./answer.ts";

/** What an app answers, with its arguments decoded. */
export interface AnswerPayload extends Pick<Answer, "isInChannel" | "threadTs"> {
  readonly content: AskedContent;
  /** What happens to the message with the used element; undefined where the app leaves it to the default. */
  readonly change: Answer["change"] | "none";
}

/** How the answer of an app is decoded; the methods know, because it has the arguments of `chat.postMessage`. */
export type DecodeAnswer = (body: unknown) => Outcome<{ payload: AnswerPayload }, "invalid_payload">;

/** The content of an answer follows the rules of every other message. */
export async function readAnswer(
  ctx: ReadContext,
  { content, change, ...where }: AnswerPayload,
): Promise<Outcome<{ answer: Answer }, ContentCode>> {
  const place = { ...where, change: change === "none" ? undefined : change };
  if (place.change === "delete") return succeed({ answer: { ...place, content: undefined } });
  const read = await readContent(ctx, content);
  return read.ok ? succeed({ answer: { ...place, content: read.content } }) : read;
}
