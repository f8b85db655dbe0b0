import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { mrkdwn } from "@platform/protocol/richtext/mrkdwn/mrkdwn.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { useRef, useState } from "react";
import { call } from "../api/call.ts";
import { newLine } from "../composer/commands.ts";
import type { EditorStatus } from "../composer/editorStatus.ts";
import { enterMeans } from "../composer/sendKey.ts";
import { type EditorHandle, RichTextEditor } from "../composer/RichTextEditor.tsx";
import type { Message } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { toast } from "../ui/toast.ts";
import { explain } from "../api/reportFailure.ts";
import styles from "./EditMessage.module.css";
import { screen } from "../navigation/screen.ts";
import { timelineText } from "../strings/timeline.ts";
import { statusText } from "../strings/statuses.ts";
import { buttonText } from "../strings/buttons.ts";

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

  const save = async () => {
    const block = editor.current?.block();
    if (!block) return;
    close();
    const changed = { channel, ts: message.ts, text: mrkdwn(block), blocks: [block] as never };
    const answer = await call("chat.update", changed).catch(() => undefined);
    if (!answer?.ok) toast(timelineText.editFailed(explain(answer?.error ?? statusText.serverNotResponding)));
  };

  const onKey = (event: KeyboardEvent, status: EditorStatus): boolean => {
    const meaning = enterMeans(event, status);
    if (event.key === "Escape") close();
    else if (meaning === "send") void save();
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
        onKey={onKey}
      />
      <div className={styles["buttons"]}>
        <Button onClick={close}>{buttonText.cancel}</Button>
        <Button variant="primary" onClick={() => void save()}>
          {buttonText.save}
        </Button>
      </div>
    </div>
  );
}

function blockOf({ blocks, text }: Message): RichTextBlock {
  const [first, ...others] = (blocks ?? []) as readonly { readonly type: string }[];
  return first?.type === "rich_text" && others.length === 0 ? (first as RichTextBlock) : parseMrkdwn(text);
}
