import { Archive, ArchiveRestore, Pencil, Pin, PinOff } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { agentsText as text } from "../strings/agents.ts";
import { buttonText } from "../strings/buttons.ts";
import { Button } from "../ui/Button.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Input } from "../ui/Input.tsx";
import { markSession, refreshSessions, renameSession, type SessionName } from "./sessionActions.ts";
import styles from "./Sessions.module.css";

const titleCharsMax = 200;

interface Props {
  readonly named: SessionName;
  readonly title: string;
  readonly isPinned: boolean;
  readonly isArchived: boolean;
}

/** Renames, pins and archives a session. The new title is entered where the buttons are. */
export function SessionTools({ named, title, isPinned, isArchived }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(0);
  // The button is there again only when this has been drawn without the field.
  useEffect(() => {
    if (closed > 0) opener.current?.focus();
  }, [closed]);
  const close = () => {
    setRenaming(false);
    setClosed(closed + 1);
  };
  if (isRenaming) return <NewTitle named={named} title={title} onClose={close} />;
  return (
    <span className={styles["tools"]}>
      <IconButton
        ref={opener}
        label={text.rename(title)}
        icon={<Pencil size={16} />}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        label={isPinned ? text.unpin(title) : text.pin(title)}
        icon={isPinned ? <PinOff size={16} /> : <Pin size={16} />}
        onClick={() => void markSession(named, { is_pinned: !isPinned })}
      />
      <IconButton
        label={isArchived ? text.unarchive(title) : text.archive(title)}
        icon={isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
        onClick={() => void markSession(named, { is_archived: !isArchived })}
      />
    </span>
  );
}

function NewTitle({
  named,
  title,
  onClose,
}: {
  readonly named: SessionName;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const [value, setValue] = useState(title);
  const save = async () => {
    if (value.trim() === "" || !(await renameSession(named, value.trim()))) return;
    refreshSessions();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      className={styles["rename"]}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        autoFocus
        aria-label={text.newTitle}
        value={value}
        maxChars={titleCharsMax}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" disabled={value.trim() === ""}>
        {buttonText.save}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {buttonText.cancel}
      </Button>
    </form>
  );
}
