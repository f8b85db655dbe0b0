import { limits } from "@platform/protocol/limits.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { lengthOf } from "./messageLength.ts";
import type { EditorHandle } from "./RichTextEditor.tsx";

const measureAfterMs = 150;

/** How many characters are left, near the limit only. Measured between keys, because it reads the whole message. */
export function useLength(editor: RefObject<EditorHandle | null>) {
  const [left, setLeft] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const measure = () => {
    const block = editor.current?.block();
    const now = limits.composed_message_chars_max - (block ? lengthOf(block) : 0);
    setLeft(now <= limits.composed_message_count_from ? now : undefined);
  };
  return {
    left,
    measureSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(measure, measureAfterMs);
    },
  };
}
