import { PageActionButton } from "../actions/PageActionButton.tsx";
import { newMessage } from "../actions/pageActions.ts";
import { useClient } from "../store/store.ts";
import { sendLaterText } from "../strings/sendLater.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./DraftsPage.module.css";
import { ScheduledRow } from "./ScheduledRow.tsx";

/** What will be sent, next first. */
export function ScheduledList() {
  const scheduled = useClient((state) => state.scheduled);
  if (scheduled.length === 0)
    return <EmptyState text={sendLaterText.noScheduled} action={<PageActionButton action={newMessage} />} />;
  return (
    <ul aria-label={sendLaterText.scheduled} className={styles["list"]}>
      {scheduled.map((message) => (
        <ScheduledRow key={message.id} message={message} />
      ))}
    </ul>
  );
}
