import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { mrkdwn } from "@platform/protocol/richtext/mrkdwn/mrkdwn.ts";
import { lazy, Suspense, useRef, useState } from "react";
import { call } from "../api/call.ts";
import { explain, unanswered } from "../api/explain.ts";
import { EditNote } from "../composer/EditNote.tsx";
import { type EditorHandle, RichTextEditor } from "../composer/RichTextEditor.tsx";
import { scheduleTexts } from "../composer/schedule.ts";
import type { KeepParts } from "../composer/SplitEdit.tsx";
import { useEditing } from "../composer/useEditing.ts";
import type { Scheduled } from "../store/scheduled.ts";
import { buttonText } from "../strings/buttons.ts";
import { sendLaterText } from "../strings/sendLater.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./DraftsPage.module.css";
import { isRichText } from "./Preview.tsx";

/** Rarely there, and never at first. */
const SplitEdit = lazy(() => import("../composer/SplitEdit.tsx"));

interface Props {
  readonly message: Scheduled;
  readonly name: string;
  readonly onClose: () => void;
}

/** Changes the text of a scheduled message, in its place. */
export function EditScheduled({ message, name, onClose }: Props) {
  const editor = useRef<EditorHandle>(null);
  const [isEmpty, setEmpty] = useState(false);
  const save = async (block: RichTextBlock) => failureOf(await update(message, block));
  // The rest first: if the server does not take all of it, the message stays as it was.
  const keepParts: KeepParts = async (first, rest) => {
    const place = { channel: message.channel_id, thread: message.thread_ts };
    const parts = { place, isBroadcast: false };
    return failureOf(await scheduleTexts(parts, rest, message.post_at + 1, () => update(message, first)));
  };
  const editing = useEditing(editor, { save, onSaved: onClose });
  return (
    <>
      <div className={styles["editor"]}>
        <RichTextEditor
          ref={editor}
          label={sendLaterText.messageFor(name)}
          initial={message.blocks.find(isRichText)}
          isFocused
          isInvalid={editing.fault !== undefined}
          onChange={editing.onChange}
          onStatus={(status) => setEmpty(status.isEmpty)}
        />
        <EditNote {...editing} />
      </div>
      <div className={styles["actions"]}>
        <Button variant="primary" disabled={isEmpty} onClick={editing.submit}>
          {sendLaterText.save}
        </Button>
        <Button onClick={onClose}>{buttonText.cancel}</Button>
      </div>
      <Suspense fallback={null}>
        {editing.long && (
          <SplitEdit
            block={editing.long}
            note={sendLaterText.splitScheduled}
            keep={keepParts}
            onSaved={onClose}
            onClose={editing.release}
          />
        )}
      </Suspense>
    </>
  );
}

/** Returns why the server did not take it. */
async function update({ id }: Scheduled, block: RichTextBlock): Promise<string | undefined> {
  const changed = { scheduled_message_id: id, text: mrkdwn(block), blocks: [block] as never };
  const answer = await call("client.scheduled.update", changed).catch(() => undefined);
  return answer?.ok ? undefined : explain(answer?.error ?? unanswered);
}

function failureOf(reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : `${sendLaterText.changeFailed}: ${reason}`;
}
