import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { type AttachmentsCode, readAttachments } from "./attachments.ts";
import { linkNames, linkUrls } from "./linkNames.ts";
import { type Metadata, type MetadataCode, readMetadata } from "./metadata.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What somebody wants a message to hold, as it came. */
export interface AskedContent {
  readonly text?: string | undefined;
  readonly attachments?: readonly unknown[] | undefined;
  readonly metadata?: Fields | undefined;
  /** `full` turns names and web addresses of the text into links. */
  readonly parse?: string | undefined;
  readonly linkNames?: boolean | undefined;
  /** False for text whose asterisks mean asterisks. */
  readonly mrkdwn?: boolean | undefined;
}

/** Each part that was given, checked and completed; plain data, because it crosses to the writer thread. */
export interface Parts {
  readonly text: string | undefined;
  readonly attachments: readonly Fields[] | undefined;
  readonly metadata: Metadata | undefined;
  readonly isPlain: boolean;
}

export type PartsCode = AttachmentsCode | MetadataCode;

/** All that a message can hold, each part checked in one place for whoever posts, updates, schedules or streams. */
export async function readParts(ctx: ReadContext, asked: AskedContent): Promise<Outcome<{ parts: Parts }, PartsCode>> {
  const attached = asked.attachments && readAttachments(asked.attachments);
  if (attached && !attached.ok) return attached;
  const described = asked.metadata && (await readMetadata(ctx, asked.metadata));
  if (described && !described.ok) return described;
  const parts = {
    text: asked.text === undefined ? undefined : await linkText(ctx, asked.text, asked),
    attachments: attached?.attachments,
    metadata: described?.metadata,
    isPlain: asked.mrkdwn === false,
  };
  return succeed({ parts });
}

async function linkText(ctx: ReadContext, text: string, { parse, linkNames: links }: AskedContent): Promise<string> {
  if (parse !== "full" && !links) return text;
  const named = await linkNames(ctx, text);
  return parse === "full" ? linkUrls(named) : named;
}

/** What a message says and shows; there is always some of it. */
export interface Content {
  readonly text: string;
  /** What stands in the body of the message besides its text. */
  readonly fields: Fields;
  readonly metadata: Metadata | undefined;
}

export type ContentCode = PartsCode | "no_text";

/** The content of a new message. Text beyond the limit is cut off: half of a message is worth more than none. */
export async function readContent(
  ctx: ReadContext,
  asked: AskedContent,
): Promise<Outcome<{ content: Content }, ContentCode>> {
  const read = await readParts(ctx, asked);
  if (!read.ok) return read;
  const { text = "", attachments = [], metadata } = read.parts;
  if (text.trim() === "" && attachments.length === 0) return refuse("no_text");
  const fields = fieldsOf(read.parts);
  return succeed({ content: { text: text.slice(0, limits.message_text_chars_max), fields, metadata } });
}

/** The parts as a body holds them; those that are empty are left out. */
export function fieldsOf({ attachments = [], isPlain }: Omit<Parts, "text" | "metadata">): Fields {
  return {
    ...(attachments.length > 0 && { attachments }),
    ...(isPlain && { mrkdwn: false }),
  };
}
