import { isLongerThan, limits } from "@platform/protocol";
import { walkBlocks } from "@platform/protocol/blockkit/walkBlocks.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";

/** As much of a message as can contain links. */
export interface LinkingMessage {
  readonly text: string;
  readonly blocks?: unknown;
  readonly [field: string]: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** The links of a message that get a preview: the first few, each once. */
export function linksToPreview(message: LinkingMessage): string[] {
  const found = new Set<string>();
  for (const url of previewableLinks(message)) {
    if (found.size === limits.previews_per_message_max) break;
    found.add(url);
  }
  return [...found];
}

/** All of them, for what an edit has left of the links. */
export function previewableLinks(message: LinkingMessage): Iterable<string> {
  // Most messages link nothing, and every post comes by here.
  if (!message.text.includes("://") && !Array.isArray(message.blocks)) return [];
  return walkMessage(message);
}

function* walkMessage({ text, blocks }: LinkingMessage): Iterable<string> {
  if (!Array.isArray(blocks) || blocks.length === 0) return yield* walkMrkdwn(text);
  for (const { block } of walkBlocks(blocks)) {
    if (block["type"] === "rich_text") yield* walkRichText(block["elements"]);
    const title = block["type"] === "container" ? block["rich_text_title"] : undefined;
    if (isFields(title)) yield* walkRichText(title["elements"]);
    for (const field of textFields.get(block["type"]) ?? []) yield* walkTexts([block[field]].flat());
  }
}

/** The fields of blocks that hold text objects, in the order in which they are read. */
const textFields: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["section", ["text", "fields"]],
  ["context", ["elements"]],
  ["card", ["title", "subtitle", "body", "subtext"]],
  ["container", ["subtitle"]],
]);

function* walkTexts(texts: readonly unknown[]): Iterable<string> {
  for (const text of texts.filter(isFields)) {
    if (text["type"] === "mrkdwn" && typeof text["text"] === "string") yield* walkMrkdwn(text["text"]);
  }
}

function* walkMrkdwn(text: string): Iterable<string> {
  if (text.includes("://")) yield* walkRichText(parseMrkdwn(text).elements);
}

/** Code shows an address without linking it. */
function* walkRichText(elements: unknown): Iterable<string> {
  for (const element of listOf(elements).filter(isFields)) {
    if (element["type"] === "rich_text_preformatted") continue;
    if (element["type"] === "link") yield* linkOf(element);
    else yield* walkRichText(element["elements"]);
  }
}

/**
 * A label that repeats the address asks for no preview, as in `<https://example.com|example.com>`: so apps turn it off for
 * one link, and so clients write a domain that was typed without its scheme.
 */
function* linkOf({ url: raw, text: label, style }: Fields): Iterable<string> {
  if (typeof raw !== "string" || (isFields(style) && style["code"] === true)) return;
  const url = raw.replaceAll("&amp;", "&");
  if (isLongerThan(url, limits.preview_url_chars_max) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return;
  if (typeof label === "string" && isSameAddress(label.replaceAll("&amp;", "&"), url)) return;
  const { username, password } = new URL(url);
  if (username === "" && password === "") yield url;
}

function isSameAddress(label: string, url: string): boolean {
  const bare = (address: string) => address.trim().replace(/\/$/, "");
  return bare(label) === bare(url) || bare(label) === bare(url.replace(/^https?:\/\//i, ""));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
