import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { useEffect, useLayoutEffect, useRef } from "react";
import { keepDraft, onDraft, onReadingDraft, readDraft } from "../store/drafts.ts";
import { type Place, placeKey } from "../store/types.ts";
import type { EditorContent, EditorHandle } from "./RichTextEditor.tsx";

const draftAfterMs = 300;

/** Keeps what is begun: soon after each key, and at the latest when the page or the place is left. */
export function useDraft(place: Place, editor: { readonly current: EditorHandle | null }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = placeKey(place);
  const isReplacing = useRef(false);
  const keepNow = useRef(() => {});
  keepNow.current = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const [content, block] = [editor.current?.draft(), editor.current?.block()];
    keepDraft(place, content && block && { content, blocks: [withoutId(block)] });
  };
  // The cleanup of an ordinary effect comes when the editor is gone, with what was typed last.
  useLayoutEffect(() => {
    const keep = () => keepNow.current();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [key]);
  useEffect(() => onReadingDraft((asked) => asked === key && keepNow.current()), [key]);
  // What another browser wrote or sent; not over what is being written here.
  useEffect(
    () =>
      onDraft((changed, source) => {
        if (changed !== key || source === "editor" || timer.current !== undefined) return;
        isReplacing.current = true;
        editor.current?.replace(readDraft(place) as EditorContent);
        isReplacing.current = false;
      }),
    [key],
  );
  return {
    /** Whether the text changes because another browser changed it. */
    isReplacing: () => isReplacing.current,
    keep() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keepNow.current(), draftAfterMs);
    },
    forget() {
      clearTimeout(timer.current);
      timer.current = undefined;
      keepDraft(place, undefined);
    },
  };
}

/** Without the id, which is new in every message and would make the same text another one. */
function withoutId({ type, elements }: RichTextBlock): object {
  return { type, elements };
}
