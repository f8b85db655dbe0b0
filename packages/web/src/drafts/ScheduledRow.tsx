import { useState } from "react";
import { sendLaterText } from "../strings/sendLater.ts";
import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { ScheduleDialog } from "../composer/ScheduleDialog.tsx";
import { whenText } from "../composer/whenText.ts";
import { useReader } from "../richtext/reader.ts";
import { nameOf } from "../store/people.ts";
import type { Scheduled } from "../store/scheduled.ts";
import { useClient } from "../store/store.ts";
import type { WireFile } from "../store/types.ts";
import { buttonText } from "../strings/buttons.ts";
import { Files } from "../timeline/Files.tsx";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import styles from "./DraftsPage.module.css";
import { EditScheduled } from "./EditScheduled.tsx";
import { Preview } from "./Preview.tsx";
import { usePlaceName } from "./usePlaceName.ts";

function move(message: Scheduled, post_at: number): Promise<boolean> {
  const asked = { scheduled_message_id: message.id, post_at };
  return reportFailure(call("client.scheduled.update", asked), sendLaterText.changeFailed);
}

/** A scheduled message, and what can be done with it. The event of each change brings the new list. */
export function ScheduledRow({ message }: { readonly message: Scheduled }) {
  const name = usePlaceName({ channel: message.channel_id, thread: message.thread_ts });
  const reader = useReader();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const about = sendLaterText.to(name);
  const remove = () => {
    const named = { channel: message.channel_id, scheduled_message_id: message.id };
    return reportFailure(call("chat.deleteScheduledMessage", named), sendLaterText.changeFailed);
  };
  return (
    <li className={styles["row"]}>
      <div className={styles["about"]}>
        <h2 className={styles["place"]}>{name}</h2>
        <span className={styles["when"]}>{sendLaterText.sendsAt(whenText(message.post_at * 1000, reader))}</span>
      </div>
      {isEditing ? (
        <EditScheduled message={message} name={name} onClose={() => setEditing(false)} />
      ) : (
        <>
          {(message.blocks.length > 0 || message.text !== "") && (
            <Preview blocks={message.blocks} text={message.text} />
          )}
          {message.files && <ScheduledFiles files={message.files} />}
          <div className={styles["actions"]}>
            <Button aria-label={buttonText.named(sendLaterText.edit, about)} onClick={() => setEditing(true)}>
              {sendLaterText.edit}
            </Button>
            <Button aria-label={buttonText.named(sendLaterText.reschedule, about)} onClick={() => setAsking(true)}>
              {sendLaterText.reschedule}
            </Button>
            <Button aria-label={buttonText.named(sendLaterText.sendNow, about)} onClick={() => void move(message, 0)}>
              {sendLaterText.sendNow}
            </Button>
            <ConfirmButton
              label={sendLaterText.delete}
              about={about}
              title={sendLaterText.deleteScheduledTitle}
              variant="quiet"
              onConfirm={remove}
            >
              {message.files ? sendLaterText.deleteScheduledFiles : sendLaterText.deleteScheduled}
            </ConfirmButton>
          </div>
        </>
      )}
      {isAsking && (
        <ScheduleDialog
          initialMs={message.post_at * 1000}
          onClose={() => setAsking(false)}
          onChoose={(ms) => void move(message, Math.floor(ms / 1000))}
        />
      )}
    </li>
  );
}

function ScheduledFiles({ files }: { readonly files: readonly WireFile[] }) {
  const author = useClient((state) => nameOf(state.people[state.self]));
  const [first] = files;
  return first ? <Files files={files} author={author} ms={first.created * 1000} /> : null;
}
