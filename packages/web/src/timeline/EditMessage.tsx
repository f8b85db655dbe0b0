import { isLongerThan } from "@platform/protocol/characters.ts";
import { limits } from "@platform/protocol/limits.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { mrkdwn } from "@platform/protocol/richtext/mrkdwn/mrkdwn.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { lazy, Suspense, useRef, useState } from "react";
import { call } from "../api/call.ts";
import { newLine } from "../composer/commands.ts";
import type { EditorStatus } from "../composer/editorStatus.ts";
import { EditNote } from "../composer/EditNote.tsx";
import { enterMeans } from "../composer/sendKey.ts";
import { type EditorHandle, RichTextEditor } from "../composer/RichTextEditor.tsx";
import type { KeepParts } from "../composer/SplitEdit.tsx";
import { useEditing } from "../composer/useEditing.ts";
import { send } from "../store/sending.ts";
import type { Message, Place } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { explain, unanswered } from "../api/explain.ts";
import styles from "./EditMessage.module.css";
import { screen } from "../navigation/screen.ts";
import { sendingText } from "../strings/sending.ts";
import { timelineText } from "../strings/timeline.ts";
import { buttonText } from "../strings/buttons.ts";

/** Rarely there, and never at first. */
const SplitEdit = lazy(() => import("../composer/SplitEdit.tsx"));

interface Props {
  readonly channel: string;
  readonly message: Message;
}

/** Changes what was sent, in its place. Enter keeps it, Escape leaves it as it was. */
export function EditMessage({ channel, message }: Props) {
  const editor = useRef<EditorHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    const row = frame.current?.closest<HTMLElement>("[data-ts]");
    screen.setState({ editing: undefined });
    // The button that began it is gone meanwhile, so the message takes the focus; a field that it was begun from has it back.
    if (opener instanceof HTMLElement && opener.isContentEditable) opener.focus();
    else row?.focus();
  };

  const save = (block: RichTextBlock) => update({ channel, ts: message.ts }, block);
  const editing = useEditing(editor, { save, onSaved: close });
  const keepParts: KeepParts = async (first, rest) => {
    const refused = await save(first);
    if (refused !== undefined) return refused;
    const place = placeOf(channel, message);
    for (const part of rest) send(place, { text: mrkdwn(part), blocks: [part], isBroadcast: false });
    return undefined;
  };

  const onKey = (event: KeyboardEvent, status: EditorStatus): boolean => {
    const meaning = enterMeans(event, status);
    if (event.key === "Escape") close();
    else if (meaning === "send") editing.submit();
    else if (meaning === "line") editor.current?.run(newLine);
    else return false;
    return true;
  };

  return (
    <div ref={frame} className={styles["edit"]}>
      <RichTextEditor
        ref={editor}
        label={timelineText.editMessage}
        initial={blockOf(message)}
        isFocused
        isInvalid={editing.fault !== undefined}
        onChange={editing.onChange}
        onKey={onKey}
      />
      <EditNote {...editing} />
      <div className={styles["buttons"]}>
        <Button onClick={close}>{buttonText.cancel}</Button>
        <Button variant="primary" onClick={editing.submit}>
          {buttonText.save}
        </Button>
      </div>
      <Suspense fallback={null}>
        {editing.long && (
          <SplitEdit
            block={editing.long}
            note={sendingText.splitEdit}
            keep={keepParts}
            onSaved={close}
            onClose={editing.release}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Where more of the same goes: the thread of a reply, otherwise the conversation. */
function placeOf(channel: string, { ts, thread_ts: thread }: Message): Place {
  return { channel, thread: thread === ts ? undefined : thread };
}

/** Returns why the server did not take it. */
async function update(
  named: { readonly channel: string; readonly ts: string },
  block: RichTextBlock,
): Promise<string | undefined> {
  const text = mrkdwn(block);
  // A longer text is refused; the server then takes it from the blocks.
  const given = isLongerThan(text, limits.update_text_chars_max) ? {} : { text };
  const answer = await call("chat.update", { ...named, ...given, blocks: [block] as never }).catch(() => undefined);
  return answer?.ok ? undefined : timelineText.editFailed(explain(answer?.error ?? unanswered));
}

function blockOf({ blocks, text }: Message): RichTextBlock {
  const [first, ...others] = (blocks ?? []) as readonly { readonly type: string }[];
  return first?.type === "rich_text" && others.length === 0 ? (first as RichTextBlock) : parseMrkdwn(text);
}
