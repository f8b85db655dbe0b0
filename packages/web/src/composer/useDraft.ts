import { useEffect, useRef } from "react";
import { keepDraft } from "../store/drafts.ts";
import { type Place, placeKey } from "../store/types.ts";
import type { EditorHandle } from "./RichTextEditor.tsx";

const draftAfterMs = 300;

/** Keeps what is begun: soon after each key, and at the latest when the page or the place is left. */
export function useDraft(place: Place, editor: { readonly current: EditorHandle | null }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = placeKey(place);
  const keepNow = useRef(() => {});
  keepNow.current = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    keepDraft(place, editor.current?.draft());
  };
  useEffect(() => {
    const keep = () => keepNow.current();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [key]);
  return {
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
