import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { type ContentCode, readContent } from "../messages/content.ts";
import { isFields } from "./act.ts";
import type { Answer } from "./answer.ts";

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: isText,
  blocks: Array.isArray,
  attachments: Array.isArray,
  metadata: isFields,
  thread_ts: isText,
  parse: isText,
  link_names: isFlag,
  mrkdwn: isFlag,
  replace_original: isFlag,
  delete_original: isFlag,
  response_type: (value) => value === "ephemeral" || value === "in_channel",
};

/** What an app answers, held to the same rules as every other message. Libraries send null for what is not there. */
export async function readAnswer(
  ctx: ReadContext,
  given: unknown,
): Promise<Outcome<{ answer: Answer }, ContentCode | "invalid_payload">> {
  if (!isFields(given)) return refuse("invalid_payload");
  const fields: Fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const wrong = Object.entries(kinds).find(([name, isKind]) => fields[name] !== undefined && !isKind(fields[name]));
  if (wrong) return refuse("invalid_payload", `${wrong[0]} is not what it should be`);
  const threadTs = fields["thread_ts"] as string | undefined;
  const isInChannel = fields["response_type"] === "in_channel";
  if (fields["delete_original"] === true) {
    return succeed({ answer: { content: undefined, isInChannel, change: "delete", threadTs } });
  }
  const read = await readContent(ctx, { ...fields, linkNames: fields["link_names"] as boolean | undefined });
  if (!read.ok) return read;
  const change = fields["replace_original"] === true ? "replace" : undefined;
  return succeed({ answer: { content: read.content, isInChannel, change, threadTs } });
}
