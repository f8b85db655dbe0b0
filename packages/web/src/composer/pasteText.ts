import { closeHistory } from "prosemirror-history";
import { Fragment, type Node, Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { labelOf } from "./labels.ts";
import { looksLikeMarkdown } from "./looksLikeMarkdown.ts";
import { readRichText } from "./readRichText.ts";
import { schema } from "./schema.ts";
import { alignTable, rowsOfTabs } from "./tableText.ts";

const { nodes } = schema;

/** Plain text comes as it is, line by line; a line of code stays code where it is pasted into code. */
export function textSlice(text: string): Slice {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const paragraphs = lines.map((line) => nodes.paragraph.create(null, line === "" ? null : schema.text(line)));
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/**
 * Pastes text and then gives it the form that it describes: Markdown and tables. Two steps of the history, so that one undo
 * returns the text as it was copied.
 */
export function pasteText(view: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData("text/plain") ?? "";
  // Editors of code add HTML that only has their colours.
  const isText = data?.getData("text/html") === "" || data?.types.includes("vscode-editor-data") === true;
  const form = isText && !view.state.selection.$from.parent.type.spec.code ? formOf(text) : undefined;
  if (!form) return false;
  const { from } = view.state.selection;
  view.dispatch(view.state.tr.replaceSelection(textSlice(text)).scrollIntoView().setMeta("paste", true));
  const { to } = view.state.selection;
  const pasted = view.state.doc;
  void form().then((content) => {
    // The person has typed on: then it stays as it was copied.
    if (view.isDestroyed || !view.state.doc.eq(pasted)) return;
    view.dispatch(
      closeHistory(view.state.tr)
        .replaceRange(from, to, new Slice(content, 0, 0))
        .scrollIntoView(),
    );
  });
  return true;
}

type Form = () => Promise<Fragment>;

function formOf(text: string): Form | undefined {
  const rows = rowsOfTabs(text);
  if (rows) return () => Promise.resolve(Fragment.from(tableOf(alignTable(rows))));
  if (!looksLikeMarkdown(text)) return undefined;
  return async () => {
    const { richTextOfMarkdown } = await import("@platform/protocol/richtext/markdown/richTextOfMarkdown.ts");
    return readRichText(richTextOfMarkdown(text.replaceAll("\r\n", "\n")), labelOf).content;
  };
}

function tableOf(text: string): Node {
  return nodes.code_block.create(null, schema.text(text));
}

/** Lines of code and tables are blocks of their own; inside of a line they would run into it. */
export function closeCode(slice: Slice): Slice {
  const isCode = (node: Node | null) => node?.type === nodes.code_block && node.textContent.includes("\n");
  const { content } = slice;
  return isCode(content.firstChild) || isCode(content.lastChild) ? new Slice(content, 0, 0) : slice;
}
