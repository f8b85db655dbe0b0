import type { RefObject } from "react";
import { useStore } from "zustand";
import { type Attachment, attachmentOf } from "./attachment.ts";
import { changeFiles, chosenFiles, filesOf } from "./chosenFiles.ts";
import { useDropTarget } from "./dropTargets.ts";
import type { Place } from "../store/types.ts";
import type { EditorHandle } from "./RichTextEditor.tsx";

/** The files that go out with the next message. They wait for it, also while another conversation is open. */
export function useAttachments(place: Place, editor: RefObject<EditorHandle | null>) {
  const files = useStore(chosenFiles, (lists) => filesOf(lists, place));
  /** The person goes on writing: the focus may be on a button, or in a dialog of the system. */
  const add = (chosen: readonly File[]) => {
    changeFiles(place, (list) => [...list, ...chosen.map(attachmentOf)]);
    editor.current?.focus();
  };
  useDropTarget(place, add);
  return {
    files,
    add,
    restore: (sent: readonly Attachment[]) => changeFiles(place, (list) => [...sent, ...list]),
    onRemove: (id: string) => changeFiles(place, (list) => list.filter((file) => file.id !== id)),
    onRename: (id: string, name: string) =>
      changeFiles(place, (list) => list.map((file) => (file.id === id ? { ...file, name } : file))),
    clear: () => changeFiles(place, () => []),
  };
}
