import { useRef, useState } from "react";
import { appendToDraft } from "../store/drafts.ts";
import type { Place } from "../store/types.ts";
import type { Composed } from "./deliver.ts";
import type { EditorHandle } from "./RichTextEditor.tsx";
import { useAttachments } from "./useAttachments.ts";
import { useDraft } from "./useDraft.ts";
import { useLength } from "./useLength.ts";
import { useOutsiders } from "./useOutsiders.ts";
import { useScheduling } from "./useScheduling.ts";
import { useSubmit } from "./useSubmit.ts";

/** What is being written in a place, and how it is sent. */
export function useComposer(place: Place) {
  const editor = useRef<EditorHandle>(null);
  const attachments = useAttachments(place, editor);
  const [isOn, setOn] = useState(false);
  const draft = useDraft(place, editor);
  const length = useLength(editor);
  const outsiders = useOutsiders(place.channel);
  const onSent = (composed?: Composed) => {
    outsiders.look(composed?.block);
    attachments.clear();
    setOn(false);
    editor.current?.clear();
    draft.forget();
  };
  const sendLater = useScheduling();
  const sending = useSubmit({
    read: () => ({
      place,
      block: editor.current?.block(),
      files: attachments.files,
      isBroadcast: isOn,
      draft: editor.current?.draft(),
    }),
    onSent,
    onFailed({ block, draft: written, files, isBroadcast }) {
      attachments.restore(files);
      if (isBroadcast) setOn(true);
      if (editor.current && written) editor.current.restore(written);
      // Its author has opened another conversation meanwhile.
      else if (block) appendToDraft(place, block.elements);
    },
    sendLater,
  });
  return {
    editor,
    attachments,
    broadcast: { isOn, onChange: setOn },
    draft,
    length,
    outsiders,
    sending,
    onSchedule: sending.submit,
  };
}
