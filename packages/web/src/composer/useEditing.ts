import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { type RefObject, useRef, useState } from "react";
import { isTooLong } from "./messageLength.ts";
import type { EditorHandle } from "./RichTextEditor.tsx";
import { useLength } from "./useLength.ts";

interface Editing {
  /** Hands a changed text over; returns why it was refused. */
  readonly save: (block: RichTextBlock) => Promise<string | undefined>;
  readonly onSaved: () => void;
}

/**
 * Changes a text that exists. What is refused stays in the editor, with the reason below it; so does what is written while
 * the change before is saved. Of what is too long for one message, the author is asked whether it becomes several.
 */
export function useEditing(editor: RefObject<EditorHandle | null>, { save, onSaved }: Editing) {
  const { left, measureSoon } = useLength(editor);
  const saving = useRef<{ isPressedAgain: boolean }>(undefined);
  const [fault, setFault] = useState<string>();
  const [long, setLong] = useState<RichTextBlock>();
  const submit = async () => {
    const block = editor.current?.block();
    if (!block) return;
    if (saving.current) {
      saving.current.isPressedAgain = true;
      return;
    }
    if (isTooLong(block)) return setLong(block);
    const now = { isPressedAgain: false };
    saving.current = now;
    const refused = await save(block);
    saving.current = undefined;
    setFault(refused);
    // Without an editor it was closed meanwhile, and another one may be open.
    if (refused !== undefined || !editor.current) return;
    if (isSame(editor.current.block(), block)) onSaved();
    else if (now.isPressedAgain) void submit();
  };
  return {
    left,
    fault,
    /** What is too long, until its author has said what to do. */
    long,
    release(reason?: string) {
      setLong(undefined);
      setFault(reason);
    },
    submit: () => void submit(),
    onChange() {
      setFault(undefined);
      measureSoon();
    },
  };
}

/** Blocks of one text have different ids. */
function isSame(now: RichTextBlock | undefined, saved: RichTextBlock): boolean {
  return JSON.stringify(now?.elements) === JSON.stringify(saved.elements);
}
