import { cutCharacters, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import type { ShownEntity } from "../entities/readEntities.ts";
import { numbered } from "../linkPreviews/previewOf.ts";
import { type AttachmentsCode, readAttachments } from "./attachments.ts";
import { type BlocksCode, readBlocks } from "./blocks.ts";
import { linkNames, linkUrls } from "./linkNames.ts";
import { type MarkdownCode, readMarkdown } from "./markdown.ts";
import { type Metadata, type MetadataCode, readMetadata } from "./metadata.ts";
import { personBlocks } from "./personBlocks.ts";
import { listFields, type Parts, showsNothing } from "./parts.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The content of a message as the caller sent it. */
export interface AskedContent {
  readonly text?: string | undefined;
  /** Text in Markdown; then there is no other text, and there are no blocks. */
  readonly markdownText?: string | undefined;
  readonly blocks?: readonly unknown[] | undefined;
  readonly attachments?: readonly unknown[] | undefined;
  /** The work objects of the message, read by `readEntities`. They stand below its attachments. */
  readonly entities?: readonly ShownEntity[] | undefined;
  readonly metadata?: Fields | undefined;
  /** `full` turns names and web addresses of the text into links. */
  readonly parse?: string | undefined;
  readonly linkNames?: boolean | undefined;
  /** False for text whose asterisks mean asterisks. */
  readonly mrkdwn?: boolean | undefined;
  readonly unfurl?: Unfurl | undefined;
}

/** Which links of a message may have previews: both unless told. */
export interface Unfurl {
  readonly links: boolean;
  readonly media: boolean;
}

export type PartsCode = MarkdownCode | BlocksCode | AttachmentsCode | MetadataCode;

/** All that a message can contain, validated in one place for posts, updates, scheduled messages and streams. */
export async function readParts(ctx: ReadContext, asked: AskedContent): Promise<Outcome<{ parts: Parts }, PartsCode>> {
  const { markdownText } = asked;
  const marked = markdownText === undefined ? undefined : await readMarkdown(markdownText, asked);
  if (marked && !marked.ok) return marked;
  const given = marked?.blocks ?? asked.blocks;
  const shown = given && (await readBlocks(ctx, given));
  if (shown && !shown.ok) return shown;
  const attached = asked.attachments && (await readAttachments(ctx, asked.attachments));
  if (attached && !attached.ok) return attached;
  const described = asked.metadata && (await readMetadata(ctx, asked.metadata));
  if (described && !described.ok) return described;
  const instead = marked?.text ?? (shown && shown.blocks.length > 0 ? shown.text : undefined);
  const parts = {
    text: asked.text === undefined ? instead : await linkText(ctx, asked.text, asked),
    blocks: shown?.blocks,
    attachments: withEntities(attached?.attachments, asked.entities),
    metadata: described?.metadata,
  };
  return succeed({ parts });
}

function withEntities(attachments: readonly object[] | undefined, entities: readonly ShownEntity[] = []) {
  if (entities.length === 0) return attachments;
  return numbered([...(attachments ?? []), ...entities.map(({ attachment }) => attachment)]);
}

async function linkText(ctx: ReadContext, text: string, { parse, linkNames: links }: AskedContent): Promise<string> {
  if (parse !== "full" && !links) return text;
  const named = await linkNames(ctx, text);
  return parse === "full" ? linkUrls(named) : named;
}

/** What a message says and shows; there is always some of it. */
export interface Content {
  readonly text: string;
  /** What the body of the message contains besides its text. */
  readonly fields: Fields;
  readonly metadata: Metadata | undefined;
  readonly unfurl?: Unfurl | undefined;
}

export type ContentCode = PartsCode | "no_text";

/** The content of a new message. Text beyond the limit is cut off: half of a message is worth more than none. */
export async function readContent(
  ctx: ReadContext,
  asked: AskedContent,
): Promise<Outcome<{ content: Content }, ContentCode>> {
  const read = await readParts(ctx, asked);
  if (!read.ok) return read;
  const { metadata } = read.parts;
  const text = cutCharacters(read.parts.text ?? "", limits.message_text_chars_max);
  const given = { ...listFields(read.parts), ...(asked.mrkdwn === false && { mrkdwn: false }) };
  const fields = { ...given, ...personBlocks(ctx, { text, ...given }) };
  if (showsNothing({ text, ...fields })) return refuse("no_text");
  const { unfurl } = asked;
  return succeed({ content: { text, fields, metadata, ...(unfurl && { unfurl }) } });
}
