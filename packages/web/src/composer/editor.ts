import { baseKeymap, chainCommands } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { Node, Slice } from "prosemirror-model";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { deeper, exitCode, isIn, linkTo, newLine, shallower, toggleCodeBlock, toggleQuote } from "./commands.ts";
import { editorKeys } from "../actions/keys.ts";
import { emojiRules, takeBackEmoji } from "./emojiRules.ts";
import { emojiView } from "./emojiView.ts";
import { formatActions } from "./formatActions.ts";
import { typingRules } from "./inputRules.ts";
import { closeCode, pasteText, textSlice } from "./pasteText.ts";
import { schema } from "./schema.ts";

export interface EditorOptions {
  readonly doc: Node | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  /** Before all other keys; true when the key was taken. */
  readonly onKey: (event: KeyboardEvent, state: EditorState) => boolean;
  readonly onChange: (state: EditorState, isNewText: boolean) => void;
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  readonly onBlur: () => void;
}

const { nodes } = schema;

/** An editor in a place of the page. It knows nothing of React, so that typing renders nothing. */
export function openEditor(mount: HTMLElement, options: EditorOptions): EditorView {
  // With Shift, text is pasted as it is.
  let isShiftHeld = false;
  const view: EditorView = new EditorView(
    { mount },
    {
      state: EditorState.create({ schema, ...(options.doc ? { doc: options.doc } : {}), plugins: plugins() }),
      attributes: { ...options.attributes },
      nodeViews: { emoji: emojiView },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged || transaction.selectionSet || transaction.storedMarksSet) {
          options.onChange(view.state, transaction.docChanged);
        }
      },
      handleKeyDown(_view, event) {
        isShiftHeld = event.shiftKey;
        return !isComposing(event) && options.onKey(event, view.state);
      },
      handlePaste: (_view, event, slice) =>
        (!hasTable(event.clipboardData) && pasteFiles(event.clipboardData, options)) ||
        pasteLink(view, slice) ||
        (!isShiftHeld && pasteText(view, event.clipboardData)),
      transformPasted: closeCode,
      handleDrop: (_view, event) => pasteFiles(event.dataTransfer, options),
      handleDOMEvents: {
        // The editor has no use for Escape, but would keep the page from hearing it.
        keydown: (_view, event) => {
          if (event.key !== "Escape" || isComposing(event)) return false;
          options.onKey(event, view.state);
          return true;
        },
        blur() {
          keepSelection(view);
          options.onBlur();
        },
      },
      clipboardTextParser: (text) => textSlice(text),
    },
  );
  return view;
}

/**
 * Browsers report a new selection a frame later, and the editor does not listen without the focus: who selects words
 * and goes to a button at once would link, or make bold, what was selected before.
 */
function keepSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  if (view.composing || !anchorNode || !focusNode) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const { doc, selection, tr } = view.state;
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
  const head = view.posAtDOM(focusNode, focusOffset ?? 0);
  if (anchor === selection.anchor && head === selection.head) return;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

/** Enter ends a word of an input method; it must neither choose nor send. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

function plugins() {
  return [
    typingRules(),
    ...emojiRules,
    keymap({
      "Mod-z": chainCommands(takeBackEmoji, undo),
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      ...Object.fromEntries(formatActions.map(({ keys, command }) => [editorKeys(keys), command])),
      "Shift-Enter": newLine,
      // Out of a list by Tab would be nowhere; where it means nothing, Tab leaves the field as everywhere.
      Tab: deeper,
      "Shift-Tab": inListOnly(shallower),
      Backspace: chainCommands(takeBackEmoji, outOfBlock),
      ArrowDown: exitAtEnd,
    }),
    keymap(baseKeymap),
    history(),
  ];
}

function inListOnly(command: Command): Command {
  return (state, dispatch, view) => isIn(state, nodes.list_item) && command(state, dispatch, view);
}

/** At the beginning of a list, a quote or code, it becomes ordinary text before anything is deleted. */
const outOfBlock: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if (isIn(state, nodes.code_block)) return toggleCodeBlock(state, dispatch, view);
  return chainCommands(inListOnly(shallower), (...args) => isIn(state, nodes.quote) && toggleQuote(...args))(
    state,
    dispatch,
    view,
  );
};

/** Down from the last line of code leaves it: with Enter making lines there is no other way out by keyboard. */
const exitAtEnd: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const isLast = $from.parent.type === nodes.code_block && $from.pos === state.doc.content.size - $from.depth;
  return isLast && exitCode(state, dispatch, view);
};

function pasteFiles(data: DataTransfer | null, { onFiles }: EditorOptions): boolean {
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || !onFiles) return false;
  onFiles(files);
  return true;
}

/** Spreadsheets copy a picture of the cells as well. */
function hasTable(data: DataTransfer | null): boolean {
  return /<table\b/i.test(data?.getData("text/html") ?? "");
}

/** An address over selected words makes a link of them. */
function pasteLink(view: EditorView, slice: Slice): boolean {
  const text = slice.content.textBetween(0, slice.content.size).trim();
  if (view.state.selection.empty || !/^https?:\/\/\S+$/.test(text)) return false;
  return linkTo(text)(view.state, view.dispatch);
}
