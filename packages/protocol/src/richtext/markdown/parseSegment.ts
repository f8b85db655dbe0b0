import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { chatCompiler, type ChatNode, chatSyntax } from "./chatSyntax.ts";

export type Root = ReturnType<typeof fromMarkdown>;
export type Flow = Root["children"][number];
export type Of<Type extends Flow["type"]> = Extract<Flow, { type: Type }>;
export type Phrasing = Of<"paragraph">["children"][number] | ChatNode;

/**
 * HTML stays text. So do definitions and footnotes: they are no lines of a chat, and `[INFO]: started` would vanish as
 * one; and in a stream one that comes last would change what was shown first.
 */
const off = ["htmlFlow", "htmlText", "gfmFootnoteDefinition", "gfmFootnoteCall", "gfmPotentialFootnoteCall"];

const extensions = [gfm(), { disable: { null: [...off, "definition"] } }, chatSyntax];
const documentExtensions = [gfm(), { disable: { null: off } }, chatSyntax];
/** Their transforms look for addresses in finished text, where an escaped one can no longer be recognized. */
const mdastExtensions = [...gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })), chatCompiler];

export function parseSegment(markdown: string): Root {
  return fromMarkdown(markdown, { extensions, mdastExtensions });
}

/** For documents, in which a definition is no line of text but names the address of a reference. */
export function parseDocument(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: documentExtensions, mdastExtensions });
}
