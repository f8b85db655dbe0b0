import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { classes } from "../ui/classes.ts";
import { newBlockId } from "./blockId.ts";
import { openEditor } from "./editor.ts";
import { keptTextsOf } from "./emojiRules.ts";
import { emitRichText } from "./emitRichText.ts";
import { hasText } from "./hasText.ts";
import { labelOf } from "./labels.ts";
import { readRichText } from "./readRichText.ts";
import { schema } from "./schema.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { type EditorStatus, editorStatusOf, isSameStatus } from "./editorStatus.ts";
import { withTypedEmoji } from "./typedEmoji.ts";
import { useSuggestions } from "./useSuggestions.ts";
import styles from "./RichTextEditor.module.css";

/** A block that was sent, or a draft of this editor. */
export type EditorContent = RichTextBlock | { readonly type: "doc" } | undefined;

export interface EditorHandle {
  focus(): void;
  /** What was written, or nothing when only spaces were. */
  block(): RichTextBlock | undefined;
  /** The document as it is, for a draft. */
  draft(): object | undefined;
  /** Brings a draft back; what was written meanwhile stays below it. */
  restore(draft: object): void;
  clear(): void;
  /** Shows another content; nothing clears it. */
  replace(content: EditorContent): void;
  run(command: Command): void;
  insert(text: string): void;
  insertNode(node: Node): void;
}

export interface RichTextEditorProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** What it begins with: a block that was sent, or a draft of this editor. */
  readonly initial?: EditorContent;
  readonly onChange?: ((block: () => RichTextBlock | undefined, isEmpty: boolean) => void) | undefined;
  /** How the surroundings follow the cursor: which styles are on, whether there is anything. Called only when that changes. */
  readonly onStatus?: ((status: EditorStatus) => void) | undefined;
  /** Before the editor's own keys; true when the key was taken. */
  readonly onKey?: ((event: KeyboardEvent, status: EditorStatus) => boolean) | undefined;
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isFocused?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<EditorHandle>;
}

/** Where rich text is written: messages, and the rich text inputs of apps. Names are suggested after `@`, `#` and `:`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, placeholder, describedBy, isInvalid = false, isFocused = false, className, ref } = props;
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  const status = useRef<EditorStatus>(undefined);
  const [isEmpty, setEmpty] = useState(true);
  const listId = useId();
  const suggestions = useSuggestions(view, listId);
  latest.current = props;
  const react = useRef(suggestions);
  react.current = suggestions;

  useEffect(() => {
    if (!mount.current) return undefined;
    const opened = openEditor(mount.current, {
      doc: docOf(latest.current.initial),
      attributes: ariaOf(latest.current),
      onFiles: (files) => latest.current.onFiles?.(files),
      onBlur: () => react.current.close(),
      onKey(event, state) {
        if (react.current.onKey(event)) return true;
        return latest.current.onKey?.(event, editorStatusOf(state)) ?? false;
      },
      onChange(state, isNewText) {
        const next = editorStatusOf(state);
        if (!status.current || !isSameStatus(status.current, next)) latest.current.onStatus?.(next);
        status.current = next;
        setEmpty(next.isEmpty && isPlain(state.doc));
        react.current.follow(state);
        if (isNewText) latest.current.onChange?.(() => blockOf(state), next.isEmpty);
      },
    });
    view.current = opened;
    setEmpty(!hasText(opened.state.doc) && isPlain(opened.state.doc));
    latest.current.onStatus?.(editorStatusOf(opened.state));
    return () => {
      opened.destroy();
      view.current = null;
    };
  }, []);

  // An editor that is opened again begins with its first text, without what was typed since.
  useEffect(() => {
    if (isFocused) view.current?.focus();
  }, [isFocused]);

  // What is wrong with a text is known only after it was written, and must be said of the editor that holds it.
  useEffect(() => {
    view.current?.setProps({ attributes: ariaOf({ label, describedBy, isInvalid }) });
  }, [label, describedBy, isInvalid]);

  useImperativeHandle(ref, () => handleOf(view), []);

  return (
    <div className={classes(styles["frame"], className)}>
      {isEmpty && (
        <div aria-hidden="true" className={styles["placeholder"]}>
          {placeholder}
        </div>
      )}
      <div ref={mount} className={styles["editor"]} />
      <SuggestionList id={listId} {...suggestions} />
    </div>
  );
}

type Aria = Pick<RichTextEditorProps, "label" | "describedBy" | "isInvalid">;

function ariaOf({ label, describedBy, isInvalid = false }: Aria): Record<string, string> {
  return {
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
    ...(isInvalid ? { "aria-invalid": "true" } : {}),
  };
}

/** Whether nothing but one empty line is there; a list without words is not nothing. */
function isPlain(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.type === schema.nodes.paragraph;
}

function docOf(initial: EditorContent): Node | undefined {
  if (initial === undefined) return undefined;
  return initial.type === "doc" ? Node.fromJSON(schema, initial) : readRichText(initial, labelOf);
}

function blockOf(state: EditorState): RichTextBlock | undefined {
  const block = emitRichText(state.doc, newBlockId());
  return block && withTypedEmoji(block, keptTextsOf(state));
}

function handleOf(view: { readonly current: EditorView | null }): EditorHandle {
  const withView = (work: (opened: EditorView) => void): void => {
    if (view.current) work(view.current);
  };
  return {
    focus: () => withView((opened) => opened.focus()),
    block: () => (view.current ? blockOf(view.current.state) : undefined),
    draft: () =>
      view.current && hasText(view.current.state.doc) ? (view.current.state.doc.toJSON() as object) : undefined,
    restore: (draft) =>
      withView(({ state, dispatch }) => {
        const { content } = Node.fromJSON(schema, draft);
        dispatch(
          hasText(state.doc) ? state.tr.insert(0, content) : state.tr.replaceWith(0, state.doc.content.size, content),
        );
      }),
    clear: () =>
      withView(({ state, dispatch }) => {
        const empty = schema.nodes.paragraph.create();
        dispatch(state.tr.replaceWith(0, state.doc.content.size, empty).setStoredMarks([]));
      }),
    replace: (content) =>
      withView(({ state, dispatch }) => {
        const next = docOf(content) ?? schema.nodes.doc.create(null, schema.nodes.paragraph.create());
        if (!next.eq(state.doc)) dispatch(state.tr.replaceWith(0, state.doc.content.size, next.content));
      }),
    run: (command) =>
      withView((opened) => {
        command(opened.state, opened.dispatch, opened);
        opened.focus();
      }),
    insert: (text) =>
      withView((opened) => {
        opened.dispatch(opened.state.tr.insertText(text));
        opened.focus();
      }),
    insertNode: (node) =>
      withView((opened) => {
        opened.dispatch(opened.state.tr.replaceSelectionWith(node, false).insertText(" "));
        opened.focus();
      }),
  };
}
