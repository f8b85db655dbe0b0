import { Smile } from "lucide-react";
import { useState } from "react";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { Emoji } from "../richtext/Emoji.tsx";
import { useClient } from "../store/store.ts";
import { useZone } from "../store/zone.ts";
import { Button } from "../ui/Button.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { saveProfile } from "./saveProfile.ts";
import { showOverlay } from "../navigation/screen.ts";
import styles from "./SetStatus.module.css";
import { statusOf } from "../people/status.ts";
import { endSeconds, type StatusEnd, statusEnds } from "../people/statusEnds.ts";
import { dialogsText } from "../strings/dialogs.ts";

/** Says what one is up to, and until when. */
export function SetStatus() {
  const known = useClient((state) => state.people[state.self]);
  const [{ emoji, text }, setStatus] = useState(() => statusOf(known, Date.now()));
  const zone = useZone();
  const [end, setEnd] = useState<StatusEnd>("0");
  const [fault, setFault] = useState<string>();
  const close = () => showOverlay(undefined);
  const save = async (next: { readonly emoji: string; readonly text: string }) => {
    const isNone = next.text.trim() === "" && next.emoji === "";
    const wrong = await saveProfile({
      status_text: next.text.trim(),
      status_emoji: next.emoji === "" ? (isNone ? "" : ":speech_balloon:") : `:${next.emoji}:`,
      status_expiration: isNone ? 0 : endSeconds(end, Date.now(), zone),
    });
    if (wrong === undefined) close();
    else setFault(wrong);
  };
  return (
    <FormDialog
      title={dialogsText.setStatus}
      action={dialogsText.saveStatus}
      otherAction={<Button onClick={() => void save({ emoji: "", text: "" })}>{dialogsText.clearStatus}</Button>}
      onSubmit={() => void save({ emoji, text })}
      onClose={close}
    >
      <div className={styles["line"]}>
        <EmojiButton
          label={dialogsText.statusEmoji}
          icon={<Smile size={16} />}
          onChoose={(chosen) => setStatus({ text, emoji: chosen.name })}
        />
        {emoji !== "" && (
          <span className={styles["emoji"]}>
            <Emoji name={emoji} />
          </span>
        )}
        <Input
          autoFocus
          aria-label={dialogsText.statusPlaceholder}
          placeholder={dialogsText.statusPlaceholder}
          maxChars={100}
          value={text}
          onChange={(event) => setStatus({ emoji, text: event.target.value })}
        />
      </div>
      <Until end={end} onChoose={setEnd} />
      {fault !== undefined && (
        <p role="alert" className={styles["fault"]}>
          {fault}
        </p>
      )}
    </FormDialog>
  );
}

interface UntilProps {
  readonly end: StatusEnd;
  readonly onChoose: (end: StatusEnd) => void;
}

function Until({ end, onChoose }: UntilProps) {
  return (
    <label className={styles["until"]}>
      {dialogsText.clearAfter}
      <select value={end} onChange={(event) => onChoose(event.target.value as StatusEnd)}>
        {statusEnds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
