import { useState } from "react";
import { buttonText } from "../strings/buttons.ts";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { Button } from "../ui/Button.tsx";
import { TextArea } from "../ui/Input.tsx";
import styles from "./CanvasView.module.css";

interface Props {
  readonly markdown: string;
  readonly onSave: (markdown: string) => Promise<unknown>;
  readonly onCancel: () => void;
  readonly onDelete?: (() => void) | undefined;
}

/** A section as Markdown. What is typed stays until the server has taken it. */
export function SectionEditor({ markdown, onSave, onCancel, onDelete }: Props) {
  const [typed, setTyped] = useState(markdown);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave(typed);
    setSaving(false);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onCancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  };
  return (
    <div className={styles["editor"]}>
      <TextArea
        autoFocus
        aria-label={text.sectionText}
        rows={Math.min(20, typed.split("\n").length + 1)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles["buttons"]}>
        {onDelete && <Button onClick={onDelete}>{buttonText.delete}</Button>}
        <Button onClick={onCancel}>{buttonText.cancel}</Button>
        <Button variant="primary" disabled={isSaving || typed.trim() === ""} onClick={() => void save()}>
          {buttonText.save}
        </Button>
      </div>
    </div>
  );
}
