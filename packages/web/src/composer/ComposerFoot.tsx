import { AtSign, CaseSensitive, Paperclip, SendHorizontal, Smile } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { ShortcutsButton } from "../shortcuts/ShortcutsButton.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./Composer.module.css";
import { DateButton } from "./DateButton.tsx";
import type { EditorHandle } from "./RichTextEditor.tsx";
import { ScheduleButton } from "./ScheduleButton.tsx";
import { schema } from "./schema.ts";
import { composerText } from "../strings/composer.ts";

interface Props {
  readonly channel: string;
  readonly editor: RefObject<EditorHandle | null>;
  /** Whether the formatting is shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly canSend: boolean;
  readonly onSchedule: (atMs: number) => void;
  readonly children: ReactNode;
}

/** What else goes into a message, and the button that sends it. */
export function ComposerFoot({ channel, editor, isOpen, onToggle, onFiles, canSend, onSchedule, children }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles["foot"]}>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = "";
        }}
      />
      <IconButton
        label={composerText.attachFiles}
        icon={<Paperclip size={16} />}
        onClick={() => picker.current?.click()}
      />
      <EmojiButton
        label={composerText.emoji}
        icon={<Smile size={16} />}
        onChoose={(emoji) =>
          editor.current?.insertNode(schema.nodes.emoji.create({ element: emoji.element, label: emoji.characters }))
        }
      />
      <IconButton
        label={composerText.mention}
        icon={<AtSign size={16} />}
        onClick={() => editor.current?.insert("@")}
      />
      <DateButton onDate={(node) => editor.current?.insertNode(node)} />
      <ShortcutsButton channel={channel} />
      <IconButton
        label={composerText.formatting}
        aria-pressed={isOpen}
        icon={<CaseSensitive size={20} />}
        onClick={onToggle}
      />
      {children}
      <div className={styles["sending"]}>
        <IconButton
          label={composerText.send}
          type="submit"
          className={styles["send"]}
          disabled={!canSend}
          icon={<SendHorizontal size={16} />}
        />
        <ScheduleButton canSchedule={canSend} onSchedule={onSchedule} />
      </div>
    </div>
  );
}
